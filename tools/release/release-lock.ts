import { constants, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inWords, whyNotWritten } from '../lib/folder-fault';
import { OperatorError } from '../lib/operator-error';

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
 * @throws {HeldError} at once when somebody does
 */
export async function alone<T>(
  releases: string,
  work: () => Promise<T>,
  { slice, endsOld = false }: { slice?: string; endsOld?: boolean } = {},
) {
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
 */
export async function inTurn<T>(
  releases: string,
  work: () => Promise<T>,
  { endsOld = false }: { endsOld?: boolean } = {},
) {
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

function takeLock(file: string, own: string, endsOld: boolean) {
  for (;;) {
    try {
      return writeFileSync(file, own, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
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

function isHeld(file: string, holder: string, endsOld: boolean) {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (holder === '') return age < unnamed;
  if (endsOld && age > over) return false;
  const [pid, host = hostname()] = holder.split(' on ');
  // Whether a process of another machine lives cannot be seen from here.
  return host !== hostname() || isRunning(Number(pid));
}

/** Moves the lock of one that was killed away; if somebody else put a fresh one there in between, that one goes back. */
function removeStale(file: string, stale: string) {
  // Processes of several containers all have the same number.
  const aside = `${file}.${process.pid}-${hostname()}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) copyFileSync(aside, file, constants.COPYFILE_EXCL);
  } catch (error) {
    // Another process was faster; the next attempt looks again.
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid: number) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
