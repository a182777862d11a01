import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk } from '@vidyapath/kit-testing/small-disk';
import { changeSlice, layOut, readRollout, removeOthers, writeRollout } from './release-folder';
import { alone } from './release-lock';

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

test('a build is copied completely under its version, and only once', async () => {
  const name = await layOutBuild();
  expect(name).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
  expect(await layOutBuild()).toBe(name);
  expect(readdirSync(join(releases, 'mf_public'))).toEqual([name]);
  expect(readFileSync(join(releases, 'mf_public', name, 'assets/a.js'), 'utf8')).toBe('first');
});

test('changed content makes another release, and releases that are no longer kept are deleted', async () => {
  const first = await layOutBuild();
  writeFileSync(join(build, 'assets/a.js'), 'second');
  const second = await layOutBuild();
  expect(second).not.toBe(first);
  removeOthers(releases, 'mf_public', [second]);
  expect(readdirSync(join(releases, 'mf_public'))).toEqual([second]);
});

test('reads the rollout as it was written; a broken one is an error and is not overwritten', async () => {
  mkdirSync(releases);
  expect(readRollout(releases)).toEqual({ slices: {} });
  const rollout = { slices: { mf_public: { stable: '1.0.0-a', kept: ['1.0.0-a'] } } };
  writeRollout(releases, rollout);
  expect(readRollout(releases)).toEqual(rollout);
  writeFileSync(join(releases, 'rollout.json'), '{');
  expect(() => readRollout(releases)).toThrow('cannot be read');
});

test.each(['null', '[]', '{}', '{"slices":7}'])('a rollout that is %s is also an error', (text) => {
  mkdirSync(releases);
  writeFileSync(join(releases, 'rollout.json'), text);
  expect(() => readRollout(releases)).toThrow('rollout.json cannot be read: it names no slices');
});

test('never serves a release whose files are missing', async () => {
  const name = await layOutBuild();
  changeSlice(releases, 'mf_public', () => ({ stable: name, kept: [name, '1.1.0-b'] }));
  expect(() => changeSlice(releases, 'mf_public', () => ({ stable: '1.1.0-b', kept: [name] }))).toThrow(
    '1.1.0-b is missing',
  );
  expect(readRollout(releases).slices.mf_public?.stable).toBe(name);
});

test('never serves the files of a killed release, and deletes them', async () => {
  mkdirSync(join(releases, 'mf_public/.incoming/old'), { recursive: true });
  const name = await layOutBuild();
  expect(readdirSync(join(releases, 'mf_public'))).toEqual([name]);
  expect(readdirSync(join(releases, 'mf_public', name)).sort()).toEqual(['assets', 'remote.json']);
});

test('a killed removal leaves no incomplete release under its name, and the next one completes it', async () => {
  for (let number = 0; number < 3_000; number += 1) writeFileSync(join(build, `assets/${number}.js`), '');
  const folder = join(releases, 'mf_public', await layOutBuild());
  const files = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0);
  const whole = files();
  const program = `import { removeOthers } from ${JSON.stringify(join(__dirname, 'release-folder.ts'))}; removeOthers(${JSON.stringify(releases)}, 'mf_public', []);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  const ended = once(child, 'close');
  while (files() === whole) await new Promise((next) => setImmediate(next));
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(folder)).toBe(false);
  removeOthers(releases, 'mf_public', []);
  expect(readdirSync(join(releases, 'mf_public'))).toEqual([]);
});

test('a build that cannot be copied completely leaves no files', async () => {
  spawnSync('mkfifo', [join(build, 'assets/no-file')]);
  await expect(layOutBuild()).rejects.toThrow();
  expect(readdirSync(join(releases, 'mf_public'))).toEqual([]);
});

const disk = mountSmallDisk(64);
afterAll(() => disk?.remove());

if (disk) {
  test('the error names a full disk, and no file is left on it', async () => {
    writeFileSync(join(build, 'assets/big.js'), 'x'.repeat(200_000));
    await expect(
      alone(disk.folder, () => layOut(disk.folder, 'mf_public', { build, version: '1.2.0' })),
    ).rejects.toThrow(`DATA_DIR: ${disk.folder} is on a full disk`);
    expect(readdirSync(disk.folder, { recursive: true })).toEqual(['mf_public']);
  });
}
