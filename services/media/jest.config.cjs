module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'media',
  testEnvironment: 'node',
};
