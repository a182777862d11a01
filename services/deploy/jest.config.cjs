module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'deploy',
  testEnvironment: 'node',
  testTimeout: 60_000,
  globalSetup: '../kit/src/testing/jest-database-setup.ts',
  globalTeardown: '../kit/src/testing/jest-database-teardown.ts',
};
