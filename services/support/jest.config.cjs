module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'support',
  testEnvironment: 'node',
  // Real databases on a machine that may be busy; nothing here measures time.
  testTimeout: 60_000,
  globalSetup: '../kit/src/testing/jest-database-setup.ts',
  globalTeardown: '../kit/src/testing/jest-database-teardown.ts',
};
