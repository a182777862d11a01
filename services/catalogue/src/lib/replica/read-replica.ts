import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vidyapath/service-kit/database/database';
import { HttpProblem } from '@vidyapath/service-kit/http/errors';
import { createReplicationLag } from './replication-lag';

export interface ReadReplica {
  db: Database;
  /** Whether it is known to be at most {@link maxLag} behind. */
  usable(): boolean;
  /** Changes with each switch between replica and primary: earlier reads may be newer than present ones. */
  epoch(): number;
  /**
   * The answer of `onReplica`, or of `onPrimary` where the replica is away, behind or fails.
   */
  read<Result>(onReplica: () => Promise<Result>, onPrimary: () => Promise<Result>): Promise<Result>;
  close(): void;
}

/** Milliseconds that public reads from a replica may be behind. */
const maxLag = 1_000;
const pollEvery = 250;

/** Follows how far `replica` is behind `primary`. The caller destroys both, after `close`. */
export function followReplica(primary: Database, replica: Database): ReadReplica {
  const lag = createReplicationLag();
  let closed = false;
  let used = false;
  let epoch = 0;

  const look = async (): Promise<void> => {
    const since = performance.now();
    const { rows: at } = await primary.raw<{ rows: { written: string }[] }>(
      "select (pg_current_wal_lsn() - '0/0')::text as written",
    );
    const { rows: there } = await replica.raw<{ rows: { replayed: string | null }[] }>(
      "select (pg_last_wal_replay_lsn() - '0/0')::text as replayed",
    );
    const replayed = there[0]?.replayed ?? null;
    lag.observe(since, BigInt(at[0]?.written ?? 0), replayed === null ? null : BigInt(replayed));
  };
  const follow = async (): Promise<void> => {
    while (!closed) {
      // One of the two is away: the known lag grows until the replica is not used any more.
      await look().catch(() => undefined);
      await pause(pollEvery, undefined, { ref: false });
    }
  };
  void follow();

  const usable = (): boolean => {
    const now = lag.current() <= maxLag;
    if (now !== used) [used, epoch] = [now, epoch + 1];
    return now;
  };
  return {
    db: replica,
    usable,
    epoch: () => {
      usable();
      return epoch;
    },
    async read(onReplica, onPrimary) {
      if (!usable()) return onPrimary();
      try {
        return await onReplica();
      } catch (error) {
        // A failure with another cause occurs on the primary, too.
        if (error instanceof HttpProblem) throw error;
        lag.forget();
        return onPrimary();
      }
    },
    close: () => {
      closed = true;
    },
  };
}
