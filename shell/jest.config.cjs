module.exports = {
  preset: '../jest.preset.js',
  displayName: 'shell',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
  // Unlike the preset: what checks the browser tests themselves stands beside them and needs no browser.
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
