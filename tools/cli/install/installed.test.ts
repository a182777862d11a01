import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installProgress, isInstalled, markInstalled } from './installed.mjs';

const packages = (version: string) => ({
  '': {},
  'node_modules/one': { version },
  'node_modules/@scope/two': { version: '2.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vidyapath-install-'));
  lock('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true }));

function lock(version: string): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: packages(version) }));
}
/** Does the same as `npm ci`: installs the packages, and writes its own list at the end. */
function install({ finished }: { finished: boolean }): void {
  for (const name of ['one', '@scope/two']) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    writeFileSync(join(root, 'node_modules', name, 'package.json'), '{}');
  }
  const installed = { ...packages('1.0.0'), '': undefined, 'node_modules/elsewhere': undefined };
  if (finished) writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
}

test('a folder without packages is not installed', () => expect(isInstalled(root)).toBe(false));

test('an install by hand counts, without packages of other systems', () => {
  install({ finished: true });
  expect(isInstalled(root)).toBe(true);
});

test('an interrupted install does not count', () => {
  install({ finished: false });
  expect(isInstalled(root)).toBe(false);
  expect(installProgress(root)).toEqual({ done: 2, all: 3 });
});

test('a changed lock file makes it stale', () => {
  install({ finished: true });
  markInstalled(root);
  lock('1.1.0');
  expect(isInstalled(root)).toBe(false);
});

test('a package that was deleted makes it incomplete', () => {
  install({ finished: true });
  markInstalled(root);
  rmSync(join(root, 'node_modules/one'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
