import {
  closeSync,
  constants,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';

/** Milliseconds for which a lock may be empty: it is created, then written. */
const unnamed = 5_000;

/** Attempts; a further one follows when another process was faster, or left a stale lock. */
const mostAttempts = 5;

/** Decides by a lock's content, and by its age in milliseconds, whether it is still held. */
export type IsHeld = (holder: string, age: number) => boolean;

/**
 * Makes `file` with `own` in it, or replaces a stale one.
 * @returns undefined when this process has the lock, otherwise its content, which is empty while it is being written
 */
export function takeLock(file: string, own: string, isHeld: IsHeld): string | undefined {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (createLock(file, own)) return undefined;
    const holder = readLock(file);
    if (holder === undefined) continue;
    if (isLockHeld(file, holder, isHeld)) return holder;
    removeStale(file, holder);
  }
  return '';
}

/** Removes the lock unless another process has taken it over. */
export function releaseLock(file: string, own: string): void {
  if (readLock(file) === own) rmSync(file, { force: true });
}

/** @returns the content of the lock; undefined when there is none */
export function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function createLock(file: string, own: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(descriptor, own);
    return true;
  } catch (error) {
    // On a full disk the file may be created although its content cannot be written.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function isLockHeld(file: string, holder: string, isHeld: IsHeld): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return holder === '' ? age < unnamed : isHeld(holder, age);
}

/** Moves the lock away; a new lock that another process has written meanwhile is moved back. */
function removeStale(file: string, stale: string): void {
  // Processes of several containers may all have the same number.
  const aside = `${file}.${process.pid}-${hostname()}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== stale) copyFileSync(aside, file, constants.COPYFILE_EXCL);
  } catch (error) {
    // Another process was faster; the next attempt reads the lock again.
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
