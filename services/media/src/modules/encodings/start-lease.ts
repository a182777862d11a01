import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { type Lease, leaseSeconds, renewLease } from './encodings.repository';

export interface RunningLease {
  /** Aborted when the lease is lost, and when `ending` is. */
  signal: AbortSignal;
  /** Is stored with a renewal. */
  setPercent: (percent: number) => void;
  stop: () => void;
}

const percentMs = 3_000;
const renewMs = 15_000;
/** Without a renewal for so long the run ends: its lease is about to. */
const spareMs = (leaseSeconds - 15) * 1_000;

/** Renews a lease until `stop` is called. */
export function startLease(db: Knex, lease: Lease, ending: AbortSignal, log: FastifyBaseLogger): RunningLease {
  const lost = new AbortController();
  let percent = 0;
  let stored = 0;
  let renewedAt = Date.now();
  let timer: NodeJS.Timeout;

  const renew = async (): Promise<void> => {
    try {
      const startedAt = Date.now();
      if (!(await renewLease(db, lease, percent))) {
        lost.abort(new Error('The file belongs to another encoder, or is not needed.'));
        return;
      }
      stored = percent;
      renewedAt = startedAt;
    } catch (error) {
      log.warn({ err: error }, 'the lease of an encoding was not renewed');
      if (Date.now() - renewedAt > spareMs) lost.abort(error);
    }
  };
  const runLater = (): void => {
    timer = setTimeout(() => {
      const due = percent !== stored || Date.now() - renewedAt >= renewMs;
      void (due ? renew() : Promise.resolve()).then(() => lost.signal.aborted || runLater());
    }, percentMs).unref();
  };
  runLater();
  return {
    signal: AbortSignal.any([lost.signal, ending]),
    setPercent: (reached) => {
      percent = Math.max(percent, reached);
    },
    stop: () => {
      lost.abort();
      clearTimeout(timer);
    },
  };
}
