import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './child';
import { OperatorError } from './operator-error';
import { say, sayingMeanwhile, seconds } from './say';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

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
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const since = Date.now();
  say('Installing Chromium by apt-get (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [
    ['install', '-y', '--no-install-recommends', 'chromium'],
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const { code } = await sayingMeanwhile(
      runChild('apt-get', command, { cwd: root, env }),
      () => `  … ${seconds(since)}`,
    );
    if (code === 0 && command[0] === 'install') break;
  }
  return installedBrowser();
}

/** The one from npm, with the libraries that a bare system lacks. */
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
 * A browser for the tests, installed when there is none; the variables by which the tests find it.
 * @throws {OperatorError} when there is none to be had
 */
export async function ensureBrowser(root: string): Promise<Record<string, string>> {
  const path = installedBrowser() ?? (await installByApt(root));
  const browser = path ? { CHROMIUM_PATH: path } : await packagedBrowser(root);
  if (!browser)
    throw new OperatorError('No browser: install Chromium or name one by CHROMIUM_PATH, then run the command again.');
  return browser;
}
