module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'testing',
  testEnvironment: '../../shared-contracts/testing/jest-environment.cjs',
};
