module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'platform-api',
  testEnvironment: 'node',
};
