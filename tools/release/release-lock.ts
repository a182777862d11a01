import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type IsHeld, releaseLock, takeLock } from '@vidyapath/postgres/lock-file';
import { inWords } from '../lib/folder-fault';
import { OperatorError } from '../lib/operator-error';

/** Milliseconds to wait for the folder; a change takes a moment. */
const waitMs = 60_000;

/** Milliseconds after which a change counts as ended, if its process cannot be checked. */
const staleMs = 60_000;
const pauseMilliseconds = 200;

/** Another process has the lock. */
export class HeldError extends OperatorError {}

/**
 * Runs `work` while no other process changes the folder, or only the named slice in it.
 * @throws {HeldError} at once if another process does
 */
export async function alone<T>(
  releases: string,
  work: () => Promise<T>,
  { slice, endsOld = false }: { slice?: string; endsOld?: boolean } = {},
) {
  const file = join(releases, slice ? `.lock-${slice}` : '.lock');
  // Another machine or container with the same folder may have processes with the same numbers.
  const own = `${process.pid} on ${hostname()}`;
  try {
    mkdirSync(releases, { recursive: true });
    const holder = takeLock(file, own, holds(endsOld));
    if (holder !== undefined)
      throw new HeldError(
        `Another release or rollback is under way (process ${holder || 'that has just begun'}); wait for its end. If there is none, remove ${file}.`,
      );
    try {
      return await work();
    } finally {
      releaseLock(file, own);
    }
  } catch (error) {
    throw inWords(releases, error);
  }
}

/**
 * The same, but waits for earlier changes. With `endsOld` an old lock counts as free: in a container nobody
 * removes the lock of a killed process, and the next process may have the same number.
 */
export async function inTurn<T>(
  releases: string,
  work: () => Promise<T>,
  { endsOld = false }: { endsOld?: boolean } = {},
) {
  const until = Date.now() + waitMs + (endsOld ? staleMs : 0);
  for (;;) {
    try {
      return await alone(releases, work, { endsOld });
    } catch (error) {
      if (!(error instanceof HeldError) || Date.now() > until) throw error;
    }
    await pause(pauseMilliseconds);
  }
}

const holds =
  (endsOld: boolean): IsHeld =>
  (holder, age) => {
    if (endsOld && age > staleMs) return false;
    const [pid, host = hostname()] = holder.split(' on ');
    // This machine cannot check whether a process of another machine is running.
    return host !== hostname() || isRunning(Number(pid));
  };

function isRunning(pid: number) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
