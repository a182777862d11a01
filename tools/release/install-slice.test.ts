import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const tools = resolve(__dirname, '..');
const program = join(tools, 'dist/install-slice.mjs');
beforeAll(() => void execFileSync('npm', ['run', 'bundle:install-slice'], { cwd: tools, stdio: 'ignore' }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-slice-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An image of a slice: its build, with the version of its package. */
function image(slice: string, content: string): string {
  const build = join(folder, `${slice}-${content}`, 'build');
  mkdirSync(build, { recursive: true });
  writeFileSync(join(build, 'mf-manifest.json'), content);
  const route = { path: `/${slice}`, access: 'public', layout: 'site', title: { en: 'Screen', hi: 'पेज' } };
  writeFileSync(join(build, 'remote.json'), JSON.stringify({ routes: [route] }));
  writeFileSync(join(build, '../slice.json'), '{ "version": "1.2.3" }');
  return build;
}

async function run(slice: string, build: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: { SLICE: slice, BUILD_DIR: build, DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number]>]);
  return { code, output };
}

const rollout = () =>
  (
    JSON.parse(readFileSync(join(folder, 'data/releases/rollout.json'), 'utf8')) as {
      slices: Record<string, { stable: string; kept: string[] }>;
    }
  ).slices;

test('slices that are deployed at the same time are all released, each under its own version', async () => {
  const slices = ['shell', 'mf-public', 'mf-learning'];
  expect(await Promise.all(slices.map((slice) => run(slice, image(slice, 'first'))))).toEqual(
    slices.map(() => ({ code: 0, output: '' })),
  );
  expect(Object.keys(rollout()).sort()).toEqual(['mf_learning', 'mf_public', 'shell']);
  expect(rollout().mf_public?.stable).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
});

test('the same image run again changes nothing, another one keeps the previous release', async () => {
  const first = image('mf-public', 'first');
  for (let turn = 0; turn < 2; turn += 1) await run('mf-public', first);
  const before = rollout().mf_public;
  expect(before?.kept).toHaveLength(1);
  await run('mf-public', image('mf-public', 'second'));
  expect(rollout().mf_public?.kept).toEqual([rollout().mf_public?.stable, before?.stable]);
  expect(readdirSync(join(folder, 'data/releases/mf_public'))).toHaveLength(2);
});

test('a rollback serves the previous release, until none is older', async () => {
  const first = image('mf-public', 'first');
  const second = image('mf-public', 'second');
  expect(await run('mf-public', first, { ROLLBACK: 'true' })).toEqual({
    code: 1,
    output: expect.stringMatching(/^Nothing was released[^\n]+\n$/),
  });
  await run('mf-public', first);
  const before = rollout().mf_public?.stable;
  await run('mf-public', second);
  expect(await run('mf-public', second, { ROLLBACK: 'true' })).toEqual({ code: 0, output: '' });
  expect(rollout().mf_public?.stable).toBe(before);
  expect(await run('mf-public', second, { ROLLBACK: 'true' })).toEqual({
    code: 1,
    output: 'No older release of this slice is kept.\n',
  });
  expect(rollout().mf_public?.stable).toBe(before);
});

test('a rollback of the only release removes the slice for visitors', async () => {
  const only = image('mf-public', 'only');
  await run('mf-public', only);
  expect(await run('mf-public', only, { ROLLBACK: 'true' })).toEqual({ code: 0, output: '' });
  expect(rollout()).toEqual({});
  await run('mf-public', only);
  expect(rollout().mf_public?.stable).toMatch(/^1\.2\.3-/);
});

test('visitors get an earlier release again when its image is run again', async () => {
  const first = image('mf-public', 'first');
  await run('mf-public', first);
  const before = rollout().mf_public?.stable;
  await run('mf-public', image('mf-public', 'second'));
  await run('mf-public', first);
  expect(rollout().mf_public?.stable).toBe(before);
});

test('an image whose code cannot be loaded in the shell that visitors get is refused, and changes nothing', async () => {
  const shell = image('shell', 'first');
  writeFileSync(join(shell, 'index.html'), '<!doctype html><script src="/main.js"></script>');
  writeFileSync(
    join(shell, 'main.js'),
    'window.__FEDERATION__ = { __INSTANCES__: [{ shareScopeMap: { default: {} } }] };',
  );
  expect(await run('shell', shell)).toEqual({ code: 0, output: '' });
  const slice = image('mf-late', 'first');
  const route = { path: '/late', access: 'public', layout: 'site', title: { en: 'Late', hi: 'देर' } };
  writeFileSync(join(slice, 'remote.json'), JSON.stringify({ preload: ['entry.js'], routes: [route] }));
  const entry = (screen: string) => `var mf_late = { init() {}, get: async () => () => ({
    default: { messages: {}, createRoutes: () => [{ path: '/late', lazy: async () => { ${screen} } }] } }) };`;

  writeFileSync(join(slice, 'entry.js'), entry("throw new Error('broken');"));
  expect(await run('mf-late', slice)).toEqual({
    code: 1,
    output: 'no: mf-late: /late cannot be loaded: broken\nmf-late was not released.\n',
  });
  expect(Object.keys(rollout())).toEqual(['shell']);
  expect(existsSync(join(folder, 'data/releases/mf_late'))).toBe(false);

  writeFileSync(join(slice, 'entry.js'), entry('return { Component() {} };'));
  expect(await run('mf-late', slice)).toEqual({ code: 0, output: '' });
  expect(Object.keys(rollout()).sort()).toEqual(['mf_late', 'shell']);
});

test('the lock of a killed container blocks no install, and installs at the same time still run one after the other', async () => {
  mkdirSync(join(folder, 'data/releases'), { recursive: true });
  const lock = join(folder, 'data/releases/.lock');
  writeFileSync(lock, '7 on another-container');
  utimesSync(lock, 0, 0);
  const slices = ['shell', 'mf-public', 'mf-learning'];
  expect(await Promise.all(slices.map((slice) => run(slice, image(slice, 'first'))))).toEqual(
    slices.map(() => ({ code: 0, output: '' })),
  );
  expect(Object.keys(rollout()).sort()).toEqual(['mf_learning', 'mf_public', 'shell']);
});

test('waits for the change of another container, although this machine has no process with its number', async () => {
  mkdirSync(join(folder, 'data/releases'), { recursive: true });
  const lock = join(folder, 'data/releases/.lock');
  writeFileSync(lock, '999999999 on another-container');
  const release = run('mf-public', image('mf-public', 'first'));
  await pause(1_500);
  expect(existsSync(join(folder, 'data/releases/rollout.json'))).toBe(false);
  rmSync(lock);
  expect(await release).toEqual({ code: 0, output: '' });
});

const wrongs: Record<string, string>[] = [
  { SLICE: '../x' },
  { SLICE: '' },
  { PERCENT: '0' },
  { PERCENT: 'all' },
  { ROLLBACK: 'yes' },
  { BUILD_DIR: '' },
];
test.each(wrongs)('%j is one line and exit 1', async (wrong) => {
  const { code, output } = await run('mf-public', image('mf-public', 'first'), wrong);
  expect([code, output]).toEqual([1, expect.stringMatching(/^[A-Z_, ]+: takes? [^\n]+\n$/)]);
});
