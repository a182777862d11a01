module.exports = {
  preset: '../jest.preset.js',
  displayName: 'mf-helpdesk',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
};
