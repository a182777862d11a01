module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'auth',
  testEnvironment: 'node',
};
