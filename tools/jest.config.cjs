module.exports = {
  preset: '../jest.preset.js',
  displayName: 'tools',
  testEnvironment: 'node',
};
