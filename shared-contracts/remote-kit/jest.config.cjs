module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'remote-kit',
  testEnvironment: '../../shared-contracts/testing/jest-environment.cjs',
};
