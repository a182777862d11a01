import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './child';
import { OperatorError } from './operator-error';
import { say, sayingMeanwhile, seconds } from './say';

/** Chromium without a window: Debian's package and program. */
const headlessShell = 'chromium-headless-shell';

/** Each of them can run the tests; the first one uses the least processor time (docs/performance.md). */
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function programOf(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

const installedBrowser = () => names.map(programOf).find((path) => path !== undefined);

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's package, which only root can install. */
async function installByApt(root: string) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const since = Date.now();
  say(`Installing ${headlessShell} by apt-get (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', headlessShell];
  for (const command of [install, ['update'], install]) {
    const { code } = await sayingMeanwhile(
      runChild('apt-get', command, { cwd: root, env }),
      () => `  … ${seconds(since)}`,
    );
    if (code === 0 && command[0] === 'install') return;
  }
}

/** The browser from npm, with libraries that a minimal system lacks. */
async function packagedBrowser(root: string) {
  const script =
    "import('@sparticuz/chromium').then(async ({ default: chromium }) => console.log(JSON.stringify([await chromium.executablePath(), process.env.LD_LIBRARY_PATH ?? ''])))";
  const env = { ...process.env, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const { code, output } = await runChild(process.execPath, ['-e', script], { cwd: join(root, 'shell'), env });
  if (code !== 0) return undefined;
  const [path, libraries] = JSON.parse(output.trim().split('\n').at(-1) ?? '') as [string, string];
  return { CHROMIUM_PATH: path, LD_LIBRARY_PATH: libraries };
}

/**
 * Finds or installs a browser for the tests; returns the variables that name it.
 * @throws {OperatorError} if no browser can be installed
 */
export async function ensureBrowser(root: string): Promise<Record<string, string>> {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return { CHROMIUM_PATH: named };
  if (!programOf(headlessShell)) await installByApt(root);
  const path = installedBrowser();
  const browser = path ? { CHROMIUM_PATH: path } : await packagedBrowser(root);
  if (!browser)
    throw new OperatorError('No browser: install Chromium or name one by CHROMIUM_PATH, then run the command again.');
  return browser;
}
