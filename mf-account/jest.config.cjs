module.exports = {
  preset: '../jest.preset.js',
  displayName: 'mf-account',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
};
