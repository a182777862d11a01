module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'platform',
  testEnvironment: 'node',
};
