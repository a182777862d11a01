import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';
import { identityOf } from './process-identity';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 30, identity: 'x' })],
  ['a number that another process has now', JSON.stringify({ pid: process.ppid, identity: 'before the reboot' })],
  ['half a write', '{"pid":'],
  ['no process', 'null'],
  ['no process either', '5'],
])('a lock of %s is taken over', (_what, content) => {
  const file = join(folder, 'lock');
  writeFileSync(file, content);
  const unlock = lockFolder(file, 'DATA_DIR: here');
  expect(() => lockFolder(file, 'DATA_DIR: here')).toThrow(`DATA_DIR: here is in use by process ${process.pid}`);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock that is being written is not taken over, and a lock that is no file is not waited for', () => {
  const file = join(folder, 'lock');
  writeFileSync(file, '');
  expect(() => lockFolder(file, 'DATA_DIR: here')).toThrow(
    'DATA_DIR: here is being taken by several processes at once',
  );
  rmSync(file);
  symlinkSync(join(folder, 'nowhere'), file);
  expect(() => lockFolder(file, 'DATA_DIR: here')).toThrow(
    'DATA_DIR: here is being taken by several processes at once',
  );
});

test('a lock of a live process holds', () => {
  const file = join(folder, 'lock');
  writeFileSync(file, JSON.stringify({ pid: process.ppid, identity: identityOf(process.ppid) }));
  expect(() => lockFolder(file, 'DATA_DIR: here')).toThrow(`in use by process ${process.ppid}`);
});
