module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'deploy',
  testEnvironment: './jest-environment.cjs',
  globalSetup: '../kit-testing/src/jest-database-setup.ts',
  globalTeardown: '../kit-testing/src/jest-database-teardown.ts',
};
