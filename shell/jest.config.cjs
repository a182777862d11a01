module.exports = {
  preset: '../jest.preset.js',
  displayName: 'shell',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
  // Unlike the preset, it also runs the tests of the browser tests' own code, which need no browser.
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
