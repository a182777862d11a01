module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'build',
  testEnvironment: 'node',
};
