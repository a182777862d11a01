import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk } from '@vidyapath/kit-testing/small-disk';
import { alone, HeldError, inTurn } from './release-lock';

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
    await expect(alone(releases, work)).rejects.toThrow(
      `Another release or rollback is under way (process ${process.pid} on ${hostname()}); wait for its end. If there is none, remove ${lock}.`,
    );
  });
  await expect(alone(releases, work)).resolves.toBe('done');
  expect(existsSync(lock)).toBe(false);
});

test('a build of one slice blocks only another build of that slice', async () => {
  await alone(
    releases,
    async () => {
      await expect(alone(releases, work, { slice: 'mf_public' })).rejects.toThrow(HeldError);
      await expect(alone(releases, work, { slice: 'mf_learning' })).resolves.toBe('done');
      await expect(alone(releases, work)).resolves.toBe('done');
    },
    { slice: 'mf_public' },
  );
  expect(readdirSync(releases)).toEqual([]);
});

test('a waiting release begins when the earlier one is done', async () => {
  const order: string[] = [];
  const first = alone(releases, async () => {
    await new Promise((done) => setTimeout(done, 300));
    order.push('first');
  });
  await inTurn(releases, async () => void order.push('second'));
  await first;
  expect(order).toEqual(['first', 'second']);
});

test('the lock of a killed process is free', async () => {
  writeFileSync(lock, `999999999 on ${hostname()}`);
  await expect(alone(releases, work)).resolves.toBe('done');
  expect(readdirSync(releases)).toEqual([]);
});

test('the lock of another machine or container counts, whatever the process numbers on this machine', async () => {
  for (const pid of [999999999, process.pid]) {
    writeFileSync(lock, `${pid} on elsewhere`);
    await expect(alone(releases, work)).rejects.toThrow(`(process ${pid} on elsewhere)`);
  }
});

test.each(['7 on elsewhere', `${process.pid} on ${hostname()}`])(
  'an old lock of %s is removed with endsOld only',
  async (holder) => {
    writeFileSync(lock, holder);
    utimesSync(lock, 0, 0);
    await expect(alone(releases, work)).rejects.toThrow(HeldError);
    await expect(inTurn(releases, work, { endsOld: true })).resolves.toBe('done');
    expect(readdirSync(releases)).toEqual([]);
  },
);

test('a held lock is never removed', async () => {
  await alone(releases, async () => {
    await expect(alone(releases, work, { endsOld: true })).rejects.toThrow(HeldError);
  });
  writeFileSync(lock, '7 on elsewhere');
  await expect(alone(releases, work, { endsOld: true })).rejects.toThrow(HeldError);
});

test('an empty lock file counts as held while it is new, and as free later', async () => {
  writeFileSync(lock, '');
  await expect(alone(releases, work)).rejects.toThrow('just begun');
  utimesSync(lock, 0, 0);
  await expect(alone(releases, work)).resolves.toBe('done');
});

test('a lock that another process has taken over is not released', async () => {
  await alone(releases, async () => writeFileSync(lock, '1'));
  expect(existsSync(lock)).toBe(true);
});

test('a lock that may not be removed is an error instead of an endless retry', async () => {
  writeFileSync(lock, `999999999 on ${hostname()}`);
  chmodSync(releases, 0o555);
  // Root may do everything.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  const attempt = alone(releases, work);
  if (isRoot) process.seteuid?.(0);
  await expect(attempt).rejects.toThrow(
    `DATA_DIR: ${releases} may not be written by this user; fix that and try again.`,
  );
});

const disk = mountSmallDisk(64);
afterAll(() => disk?.remove());

if (disk) {
  test('a completely full disk leaves no lock', async () => {
    expect(() => writeFileSync(join(disk.folder, 'filler'), 'x'.repeat(100_000))).toThrow('ENOSPC');
    for (let turn = 0; turn < 2; turn += 1)
      await expect(alone(disk.folder, work)).rejects.toThrow(
        `DATA_DIR: ${disk.folder} is on a full disk; fix that and try again.`,
      );
    expect(readdirSync(disk.folder)).toEqual(['filler']);
  });
}
