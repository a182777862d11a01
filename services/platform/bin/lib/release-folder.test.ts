import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone, layOut, readRollout, removeOthers, writeRollout } from './release-folder.mjs';

let folder: string;
let build: string;
let releases: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-releases-'));
  build = join(folder, 'dist');
  releases = join(folder, 'releases');
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'remote.json'), '{}');
  writeFileSync(join(build, 'assets/a.js'), 'first');
});
afterEach(() => rmSync(folder, { recursive: true }));

const layOutBuild = () => layOut(releases, 'mf_public', { build, version: '1.2.0' });

test('a build is laid out whole under its version, and once only', async () => {
  const name = await layOutBuild();
  expect(name).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
  expect(await layOutBuild()).toBe(name);
  expect(readdirSync(join(releases, 'mf_public'))).toEqual([name]);
  expect(readFileSync(join(releases, 'mf_public', name, 'assets/a.js'), 'utf8')).toBe('first');
});

test('another content is another release, whose predecessors go when they are no longer kept', async () => {
  const first = await layOutBuild();
  writeFileSync(join(build, 'assets/a.js'), 'second');
  const second = await layOutBuild();
  expect(second).not.toBe(first);
  removeOthers(releases, 'mf_public', [second]);
  expect(readdirSync(join(releases, 'mf_public'))).toEqual([second]);
});

test('the rollout is read as it was written; a broken one is said and not overwritten', async () => {
  mkdirSync(releases);
  expect(readRollout(releases)).toEqual({ slices: {} });
  const rollout = { slices: { mf_public: { stable: '1.0.0-a', kept: ['1.0.0-a'] } } };
  writeRollout(releases, rollout);
  expect(readRollout(releases)).toEqual(rollout);
  writeFileSync(join(releases, 'rollout.json'), '{');
  expect(() => readRollout(releases)).toThrow('cannot be read');
});

test('two releases never run at once, and the lock of one that was killed is nobody’s', async () => {
  await alone(releases, async () => {
    await expect(alone(releases, async () => undefined)).rejects.toThrow(`process ${process.pid}`);
  });
  writeFileSync(join(releases, '.lock'), '999999999');
  await expect(alone(releases, async () => 'done')).resolves.toBe('done');
  expect(existsSync(join(releases, '.lock'))).toBe(false);
});
