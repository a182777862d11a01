module.exports = {
  preset: '../jest.preset.js',
  displayName: 'shell',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
  // Unlike the preset: tests of the browser tests themselves are beside them and need no browser.
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
