module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'service-kit',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/src/testing/jest-database-setup.ts',
  globalTeardown: '<rootDir>/src/testing/jest-database-teardown.ts',
};
