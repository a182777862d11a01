import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { verificationsFile } from '../release/deployed-state';

const root = resolve(__dirname, '../..');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vidyapath-can-deploy-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function ask(...args: string[]): { code: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/cli/run.mjs'), 'can-deploy', ...args],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  );
  return { code: status, lines: (stdout + stderr).trim().split('\n') };
}

const unverified =
  /^no: (?<provider>\S+) (?<version>\S+) has not been verified against the expectations (?<contract>\S+) of (?<consumer>\S+)$/;
const openIn = (lines: string[]) =>
  lines.map((line) => unverified.exec(line)?.groups).filter((groups) => groups !== undefined);

/** Writes the same as `npm run verify-contracts`. */
function record(lines: string[], failed: string[] = []): void {
  for (const one of openIn(lines))
    appendFileSync(verificationsFile(dataDir), `${JSON.stringify({ ...one, failed })}\n`);
}

test.each(['catalogue', 'mf-learning', 'shell'])(
  '%s may not be deployed before its expectations are verified',
  (name) => {
    const first = ask(name);
    expect(first.code).toBe(1);
    expect(openIn(first.lines)).not.toEqual([]);
    expect(first.lines.at(-1)).toBe('npm run verify-contracts verifies what is missing.');
    record(first.lines);
    expect(openIn(ask(name).lines)).toEqual([]);
  },
);

test('a service that meets all expectations may be deployed, and one that does not may not', () => {
  const { lines } = ask('catalogue');
  record(lines);
  expect(ask('catalogue')).toEqual({ code: 0, lines: ['yes: catalogue may be deployed'] });
  record(lines.slice(0, 1), ['the courses of a category']);
  expect(ask('catalogue')).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^no: catalogue \S+ does not keep to the expectations \S+ of \S+: the courses of a category$/,
      ),
    ],
  });
});

test('refuses an unknown name with the list of known names', () => {
  const { code, lines } = ask('mf-nothing');
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(/^Name a slice or a service: .*mf-learning.*catalogue/);
});
