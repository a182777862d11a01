module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'deploy',
  testEnvironment: 'node',
  globalSetup: '../kit/src/testing/jest-database-setup.ts',
  globalTeardown: '../kit/src/testing/jest-database-teardown.ts',
};
