module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'gateway-simulator',
  testEnvironment: 'node',
  globalSetup: '../kit-testing/src/jest-database-setup.ts',
  globalTeardown: '../kit-testing/src/jest-database-teardown.ts',
};
