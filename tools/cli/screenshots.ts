import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBrowser } from '../lib/browser';
import { runChild } from '../lib/child';
import { root } from '../lib/paths';
import { startOwnPlatform } from '../lib/platform-process';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';

const folder = join(root, 'screenshots');
const readmePicture = join(root, 'shell/docs/screenshot.png');

/**
 * `npm run screenshots`: every screen, on a phone, upright and sideways, and a laptop, in both modes and languages. Words choose pictures
 * (`npm run screenshots -- dashboard phone`); `--readme` takes the picture in the README.
 */
export async function run(args: string[]) {
  const forReadme = args.includes('--readme');
  const words = forReadme ? ['catalogue laptop light en'] : args;
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    const browser = await ensureBrowser(root);
    say('Starting a separate platform …');
    const platform = await startOwnPlatform({ DEMO_DATA: 'true' });
    signals.closeAlso({ close: () => platform.stop() });
    let code: number | null;
    try {
      code = await take(platform.url, words, browser);
    } finally {
      await platform.stop();
    }
    if (code !== 0) process.exit(code ?? 1);
    if (forReadme) await useForReadme();
    say(`Written: ${forReadme ? readmePicture : folder}`);
    process.exit(0);
  });
}

async function take(origin: string, words: string[], variables: Record<string, string>) {
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
