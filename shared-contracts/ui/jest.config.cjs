module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'ui',
  testEnvironment: '../../shared-contracts/testing/jest-environment.cjs',
};
