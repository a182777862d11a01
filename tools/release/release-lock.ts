import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type IsHeld, releaseLock, takeLock } from '@vidyapath/postgres/lock-file';
import { inWords } from '../lib/folder-fault';
import { OperatorError } from '../lib/operator-error';

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

const holds =
  (endsOld: boolean): IsHeld =>
  (holder, age) => {
    if (endsOld && age > over) return false;
    const [pid, host = hostname()] = holder.split(' on ');
    // Whether a process of another machine lives cannot be seen from here.
    return host !== hostname() || isRunning(Number(pid));
  };

function isRunning(pid: number) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
