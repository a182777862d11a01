import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { unavailable } from '../http/errors';
import { createRevocationList, type RevocationPage, type TokenIdentity } from './revocation-list';

/** Knows the revoked tokens. */
export interface RevocationSource {
  isRevoked(token: TokenIdentity): boolean | Promise<boolean>;
}

export interface RevocationFollower extends RevocationSource {
  /** Reads new revocations page by page. A call during a reading waits for the next one, which sees everything committed by now. */
  refresh(): Promise<void>;
  /** Time since the last reading that reached the end of the feed, or since the start when there was none. */
  ageSeconds(): number;
}

const dropEvery = 60_000;

/**
 * Keeps the list of ended tokens by reading pages of a feed. While the feed cannot be read, the last list is used.
 * Before the first complete reading a token waits for one, and gets a 503 if it fails.
 */
export function createRevocationFollower(
  read: (after: string) => Promise<RevocationPage>,
  now: () => number = Date.now,
): RevocationFollower {
  const list = createRevocationList(now);
  let after = '';
  let complete = false;
  let readAt = now();
  let droppedAt = now();
  let reading: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  const readAll = async (): Promise<void> => {
    const begun = now();
    for (let more = true; more;) {
      const page = await read(after);
      list.add(page);
      ({ next: after, more } = page);
    }
    complete = true;
    readAt = begun;
    if (begun - droppedAt < dropEvery) return;
    droppedAt = begun;
    list.dropExpired();
  };
  const begin = (): Promise<void> => {
    reading = readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const refresh = (): Promise<void> => {
    if (!reading) return begin();
    queued ??= reading
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return begin();
      });
    return queued;
  };

  const isRevokedAfterReading = async (token: TokenIdentity): Promise<boolean> => {
    try {
      await (reading ?? begin());
    } catch (error) {
      throw unavailable(2, 'Sessions cannot be checked at the moment. Please try again shortly.', error);
    }
    return list.has(token);
  };
  return {
    refresh,
    ageSeconds: () => (now() - readAt) / 1_000,
    isRevoked: (token) => (complete ? list.has(token) : isRevokedAfterReading(token)),
  };
}

const warnEvery = 60_000;

/** Refreshes for as long as `app` is open, `every` milliseconds after the last reading, and shows the age of the list. */
export function pollRevocations(app: FastifyInstance, follower: RevocationFollower, every: number): void {
  showAge(app, follower);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const report = createReport(app.log, follower);
  const poll = async (): Promise<void> => {
    await follower.refresh().then(report.read, report.failed);
    if (closed) return;
    timer = setTimeout(() => {
      last = poll();
    }, every).unref();
  };
  let last = poll();
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    await last;
  });
}

/** A warning at the first failure and then once a minute, since logouts have no effect until it succeeds. */
function createReport(log: Pick<FastifyBaseLogger, 'warn' | 'info'>, follower: RevocationFollower) {
  let warnedAt = -Infinity;
  return {
    read: (): void => {
      if (warnedAt > -Infinity) log.info('revocation feed is read again');
      warnedAt = -Infinity;
    },
    failed: (error: unknown): void => {
      if (performance.now() - warnedAt < warnEvery) return;
      warnedAt = performance.now();
      log.warn(
        { err: error, ageSeconds: Math.round(follower.ageSeconds()) },
        'revocation feed cannot be read; using the last list',
      );
    },
  };
}

function showAge(app: FastifyInstance, follower: RevocationFollower): void {
  new Gauge({
    name: 'ended_sessions_age_seconds',
    help: 'Age of the list of ended sessions: a session that ended since is still accepted.',
    registers: [app.metrics],
    // Of several processes behind one port the highest age.
    aggregator: 'max',
    collect() {
      this.set(follower.ageSeconds());
    },
  });
}
