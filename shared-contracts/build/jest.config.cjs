module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'build',
  testEnvironment: 'node',
  testTimeout: 60_000,
};
