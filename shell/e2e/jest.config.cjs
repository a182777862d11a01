/** Browser tests: real Chromium against the platform as `npm start` runs it. They import no source. */
module.exports = {
  preset: '../../jest.preset.js',
  displayName: 'browser',
  rootDir: __dirname,
  testEnvironment: './support/environment.cjs',
  testMatch: ['**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 300_000,
  maxWorkers: 1,
  testSequencer: './support/sequencer.cjs',
  globalSetup: './support/global-setup.ts',
  globalTeardown: './support/global-teardown.ts',
};
