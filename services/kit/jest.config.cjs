module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'service-kit',
  testEnvironment: 'node',
};
