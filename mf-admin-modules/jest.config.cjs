module.exports = {
  preset: '../jest.preset.js',
  displayName: 'mf-admin-modules',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
  // Whole screens are typed into here; on a busy machine that takes longer than jest's five seconds.
  testTimeout: 30_000,
};
