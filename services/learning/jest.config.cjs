module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'learning',
  testEnvironment: 'node',
  globalSetup: '../kit-testing/src/jest-database-setup.ts',
  globalTeardown: '../kit-testing/src/jest-database-teardown.ts',
  // Each file makes a database of its own; on a busy machine that takes longer than jest's five seconds.
  testTimeout: 60_000,
};
