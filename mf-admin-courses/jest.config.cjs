module.exports = {
  preset: '../jest.preset.js',
  displayName: 'mf-admin-courses',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  testTimeout: 60_000,
};
