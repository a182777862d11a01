module.exports = {
  preset: '../jest.preset.js',
  displayName: 'mf-helpdesk',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
  // On a busy machine a screen takes longer than jest's five seconds.
  testTimeout: 30_000,
};
