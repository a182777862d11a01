/** Browser tests: real Chromium against the platform as `npm start` runs it. They import no source. */
module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'browser',
  rootDir: __dirname,
  testEnvironment: './support/environment.cjs',
  testMatch: ['**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 180_000,
  maxWorkers: 1,
  globalSetup: './support/global-setup.ts',
  globalTeardown: './support/global-teardown.ts',
};
