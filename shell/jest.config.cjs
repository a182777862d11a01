module.exports = {
  preset: '../jest.preset.js',
  displayName: 'shell',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
};
