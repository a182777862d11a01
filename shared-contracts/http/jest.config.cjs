module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'http',
  testEnvironment: 'node',
};
