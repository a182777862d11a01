module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'learning',
  testEnvironment: 'node',
  globalSetup: '../kit-testing/src/jest-database-setup.ts',
  globalTeardown: '../kit-testing/src/jest-database-teardown.ts',
};
