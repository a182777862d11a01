module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'service-kit',
  testEnvironment: 'node',
  // Real databases on a machine that may be busy; nothing here measures time.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/src/testing/jest-database-setup.ts',
  globalTeardown: '<rootDir>/src/testing/jest-database-teardown.ts',
};
