/** A subscriber's place in a log: it has read what the snapshot `before` shows, and is reading what `until` shows besides. */
export interface LogCursor {
  /** The database cluster that numbers the transactions. */
  system: string;
  /** Empty: it reads from the beginning. */
  before: string;
  /** Empty: it has read everything of `before`, and the next reading takes a new snapshot. */
  until: string;
  /** The last entry of the page before. */
  xid: string;
  seq: string;
}

/** The `after` of a subscriber; empty at the beginning. */
export const logCursorPattern = '^([0-9]+/[0-9:,]+|[0-9]+/[0-9:,]*/[0-9:,]+/[0-9]+/[0-9]+)?$';

const start = { xid: '0', seq: '0' };

export function formatLogCursor({ system, before, until, xid, seq }: LogCursor): string {
  return until ? [system, before, until, xid, seq].join('/') : [system, before].join('/');
}

/**
 * Where a reading continues. A cursor of another cluster, or from a time after a backup that was restored, begins again, since
 * the same numbers stand for other transactions.
 */
export function continuedFrom(after: string, { system, snapshot }: { system: string; snapshot: string }): LogCursor {
  const [cursorSystem, before = '', until = '', xid = '', seq = ''] = after.split('/');
  const isKnown = cursorSystem === system && lastOf(until || before) <= lastOf(snapshot);
  if (!isKnown) return { system, before: '', until: snapshot, ...start };
  return until ? { system, before, until, xid, seq } : { system, before, until: snapshot, ...start };
}

/** The first transaction that had not begun, of `xmin:xmax:open transactions`. */
const lastOf = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? 0);
