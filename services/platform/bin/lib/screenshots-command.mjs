import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runChild } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { startOwnPlatform } from './platform-process.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

const folder = join(root, 'screenshots');
const readmePicture = join(root, 'shell/docs/screenshot.png');

/**
 * `npm run screenshots`: every screen, on a phone and a laptop, in both modes and languages. Words choose among them
 * (`npm run screenshots -- dashboard phone`); `--readme` takes the picture in the README.
 */
export async function run(args = process.argv.slice(2)) {
  const forReadme = args.includes('--readme');
  const words = forReadme ? ['catalogue laptop light en'] : args;
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    await ensureInstalled(root);
    const browser = await ensureBrowser(root);
    say('Starting a platform of its own …');
    const platform = await startOwnPlatform({ DEMO_DATA: 'true' });
    signals.closeAlso({ close: () => platform.stop() });
    const code = await take(platform.url, words, browser).finally(() => platform.stop());
    if (code !== 0) process.exit(code ?? 1);
    if (forReadme) await useForReadme();
    say(`Written: ${forReadme ? readmePicture : folder}`);
    process.exit(0);
  });
}

/** @param {string} origin @param {string[]} words @param {Record<string, string>} variables */
async function take(origin, words, variables) {
  const script = ['--import', 'tsx', join(root, 'shell/e2e/pictures/take-pictures.ts'), origin, folder, ...words];
  const { code } = await runChild(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...variables },
    onLine: say,
  });
  return code;
}

async function useForReadme() {
  await mkdir(dirname(readmePicture), { recursive: true });
  await copyFile(join(folder, 'catalogue', 'laptop light en.png'), readmePicture);
}
