import { constants, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inWords, whyNotWritten } from './folder-fault.mjs';
import { OperatorError } from './operator-error.mjs';

/** Milliseconds for which a lock may be without its holder's name: it is made, then written. */
const unnamed = 5_000;

/** Milliseconds for which the folder is waited for: whoever changes it needs moments. */
const waitMs = 60_000;

/** Milliseconds after which a change is over, done or killed, where nobody can see which. */
const over = 60_000;
const pauseMilliseconds = 200;

/** Somebody else has the lock. */
export class HeldError extends OperatorError {}

/**
 * Runs `work` while nobody else changes the folder, or the one slice of it that is named.
 * @template T
 * @param {string} releases
 * @param {() => Promise<T>} work
 * @param {{ slice?: string, endsOld?: boolean }} [options]
 * @throws {HeldError} at once when somebody does
 */
export async function alone(releases, work, { slice, endsOld = false } = {}) {
  const file = join(releases, slice ? `.lock-${slice}` : '.lock');
  // Another machine or container with the same folder has processes of the same numbers.
  const own = `${process.pid} on ${hostname()}`;
  try {
    mkdirSync(releases, { recursive: true });
    takeLock(file, own, endsOld);
    try {
      return await work();
    } finally {
      if (read(file) === own) rmSync(file, { force: true });
    }
  } catch (error) {
    throw inWords(releases, error);
  }
}

/**
 * The same, once those before are done. With `endsOld` a lock counts until it is long over and no longer: a container has nobody who
 * would remove what another one left behind, or it itself when it was killed and has the same number again.
 * @template T
 * @param {string} releases
 * @param {() => Promise<T>} work
 * @param {{ endsOld?: boolean }} [options]
 */
export async function inTurn(releases, work, { endsOld = false } = {}) {
  const until = Date.now() + waitMs + (endsOld ? over : 0);
  for (;;) {
    try {
      return await alone(releases, work, { endsOld });
    } catch (error) {
      if (!(error instanceof HeldError) || Date.now() > until) throw error;
    }
    await pause(pauseMilliseconds);
  }
}

/** @param {string} file @param {string} own @param {boolean} endsOld */
function takeLock(file, own, endsOld) {
  for (;;) {
    try {
      return writeFileSync(file, own, { flag: 'wx' });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
        // A full disk takes the name of a file and not what is to stand in it.
        if (whyNotWritten(error)) rmSync(file, { force: true });
        throw error;
      }
    }
    const holder = read(file);
    if (holder === undefined) continue;
    if (isHeld(file, holder, endsOld)) {
      throw new HeldError(
        `Another release or rollback is under way (process ${holder || 'that has just begun'}); wait for its end. If there is none, remove ${file}.`,
      );
    }
    removeStale(file, holder);
  }
}

/** @param {string} file @param {string} holder @param {boolean} endsOld */
function isHeld(file, holder, endsOld) {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (holder === '') return age < unnamed;
  if (endsOld && age > over) return false;
  const [pid, host = hostname()] = holder.split(' on ');
  // Whether a process of another machine lives cannot be seen from here.
  return host !== hostname() || isRunning(Number(pid));
}

/** Moves the lock of one that was killed away; if somebody else put a fresh one there in between, that one goes back. @param {string} file @param {string} stale */
function removeStale(file, stale) {
  // Processes of several containers all have the same number.
  const aside = `${file}.${process.pid}-${hostname()}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) copyFileSync(aside, file, constants.COPYFILE_EXCL);
  } catch (error) {
    // Another process was faster; the next attempt looks again.
    if (!['ENOENT', 'EEXIST'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
