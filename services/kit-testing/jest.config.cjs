module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'kit-testing',
  testEnvironment: 'node',
};
