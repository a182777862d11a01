import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { OperatorError } from './operator-error.mjs';
import { orderly } from './orderly.mjs';
import { root } from './paths.mjs';
import { startOwnPlatform } from './platform-process.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

const picture = join(root, 'shell/docs/screenshot.png');

/** `npm run screenshot`: the README's picture, taken of the running catalogue. */
export async function run() {
  const signals = endOnSignals();
  await orderly(signals, async () => {
    await ensureInstalled(root);
    const variables = await ensureBrowser(root);
    if (!variables) throw new OperatorError('No browser: install Chromium or name one by CHROMIUM_PATH, then run the command again.');
    Object.assign(process.env, variables);
    say('Starting a platform of its own …');
    const platform = await startOwnPlatform({ DEMO_DATA: 'true' });
    signals.closeAlso({ close: () => platform.stop() });
    try {
      await take(platform.url);
    } finally {
      await platform.stop();
    }
    say(`Written: ${picture}`);
    process.exit(0);
  });
}

/** @param {string} origin */
async function take(origin) {
  const { chromium } = createRequire(join(root, 'shell/package.json'))('playwright-core');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-quic', '--no-first-run'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${origin}/course/available-course`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate('document.fonts.ready');
    await mkdir(dirname(picture), { recursive: true });
    await page.screenshot({ path: picture });
  } finally {
    await browser.close();
  }
}
