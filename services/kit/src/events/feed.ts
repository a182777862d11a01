import type { Database } from '../database/database';
import { type FeedCursor, type FeedPosition, formatCursor, parseCursor } from './feed-cursor';

/** `changed_in` is the transaction that wrote the row last, `key` identifies the row within that transaction. */
export interface FeedRow {
  changed_in: string;
  key: string;
}

export interface FeedPage<Item> {
  items: Item[];
  /** `after` of the next page. */
  next: string;
  /** False: there are no further rows now. */
  more: boolean;
}

export const feedPageRows = 1_000;

/**
 * Changes after a cursor, in the order of their transactions. The next cursor is the oldest transaction that was open when the reading
 * began, so that no late commit is missed. A row may be read twice.
 * @param read the first `limit` rows after a position, in the order of (changed_in, key); see {@link readChanges}
 */
export async function readFeedPage<Row extends FeedRow>(
  db: Database,
  after: string,
  read: (on: Database, after: FeedPosition, limit: number) => Promise<Row[]>,
  pageRows = feedPageRows,
): Promise<FeedPage<Row>> {
  const cursor = parseCursor(after);
  const { resume, position } = cursor.position ? cursor : await beginPass(db, cursor);
  const items = await read(db, position ?? { xid: '0', key: '' }, pageRows);
  const last = items.at(-1);
  const more = items.length === pageRows && last !== undefined;
  const next = formatCursor({ resume, ...(more && { position: { xid: last.changed_in, key: last.key } }) });
  return { items, next, more };
}

/**
 * All transactions below the oldest open one have ended, so the next reading may begin with it: a row that is committed
 * later is not below it. It is read before the rows, so that no row is missed.
 */
async function beginPass(db: Database, { resume }: FeedCursor): Promise<FeedCursor> {
  const { rows } = await db.raw<{ rows: { oldest: string; ahead: boolean }[] }>(
    'select oldest::text, :resume::xid8 > oldest as ahead from pg_snapshot_xmin(pg_current_snapshot()) as oldest',
    { resume },
  );
  const [{ oldest, ahead }] = rows as [{ oldest: string; ahead: boolean }];
  // A cursor from before the database was restored counts other transactions.
  return { resume: oldest, position: { xid: ahead ? '0' : resume, key: '' } };
}
