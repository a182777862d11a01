import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk } from '@vidyapath/service-kit/testing/small-disk';
import { alone } from './release-lock.mjs';

let releases: string;
let lock: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'vidyapath-releases-'));
  lock = join(releases, '.lock');
});
afterEach(() => rmSync(releases, { recursive: true }));

const work = async () => 'done';

test('two releases never run at once', async () => {
  await alone(releases, async () => {
    await expect(alone(releases, work)).rejects.toThrow(`Another release or rollback is under way (process ${process.pid}); wait for its end. If there is none, remove ${lock}.`);
  });
  await expect(alone(releases, work)).resolves.toBe('done');
  expect(existsSync(lock)).toBe(false);
});

test('the lock of one that was killed is nobody’s', async () => {
  writeFileSync(lock, '999999999');
  await expect(alone(releases, work)).resolves.toBe('done');
  expect(readdirSync(releases)).toEqual([]);
});

test('a lock that has no name in it yet is somebody’s who has just made it, and later nobody’s', async () => {
  writeFileSync(lock, '');
  await expect(alone(releases, work)).rejects.toThrow('just begun');
  utimesSync(lock, 0, 0);
  await expect(alone(releases, work)).resolves.toBe('done');
});

test('the lock that somebody else has taken over meanwhile stays theirs', async () => {
  await alone(releases, async () => writeFileSync(lock, '1'));
  expect(existsSync(lock)).toBe(true);
});

const disk = mountSmallDisk(64);
afterAll(() => disk?.remove());

if (disk) {
  test('a disk that is full to the last byte holds no lock', async () => {
    expect(() => writeFileSync(join(disk.folder, 'filler'), 'x'.repeat(100_000))).toThrow('ENOSPC');
    for (let turn = 0; turn < 2; turn += 1) await expect(alone(disk.folder, work)).rejects.toThrow(`DATA_DIR: ${disk.folder} is on a full disk; mend that and try again.`);
    expect(readdirSync(disk.folder)).toEqual(['filler']);
  });
}
