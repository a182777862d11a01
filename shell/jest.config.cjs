module.exports = {
  preset: '../jest.preset.js',
  displayName: 'shell',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  testTimeout: 30_000,
};
