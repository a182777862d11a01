module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'catalogue',
  testEnvironment: 'node',
};
