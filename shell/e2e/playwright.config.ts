import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium';
import { longestWait } from './support/expectations';
import { isLong } from './support/long';

const results = '../../.cache/e2e';

/** Browser tests: real Chromium against the platform as `npm start` runs it. They import no source. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: `${results}/traces`,
  globalSetup: './support/global-setup.ts',
  timeout: 300_000,
  expect: { timeout: longestWait },
  // Tests of `npm run test:long`, or all others.
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
  workers: 2,
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: `${results}/results.json` }],
    ['html', { open: 'never', outputFolder: `${results}/report` }],
  ],
  use: {
    launchOptions,
    viewport: { width: 1_440, height: 900 },
    actionTimeout: longestWait,
    navigationTimeout: longestWait,
    // A trace of each test would cost 50 % more processor time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
