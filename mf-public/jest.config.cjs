module.exports = {
  preset: '../jest.preset.js',
  displayName: 'mf-public',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts', '<rootDir>/src/testing/contracts.setup.ts'],
};
