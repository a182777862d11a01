module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'client',
  testEnvironment: '../../shared-contracts/testing/jest-environment.cjs',
};
