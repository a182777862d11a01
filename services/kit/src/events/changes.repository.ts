import type { Database } from '../database/database';
import type { FeedRow } from './feed';
import type { FeedPosition } from './feed-cursor';

export interface ChangesTable {
  table: string;
  /** A whole number above 0. */
  id: string;
  columns: readonly string[];
}

/** The `after` of a reader, for rows with numbers. */
export const numberedCursorPattern = '^([0-9]{1,19}([.][0-9]{1,19}[.][0-9]{1,18})?)?$';

/**
 * For `readFeedPage`: rows of a table with a column `changed_in` (xid8, `pg_current_xact_id()` at each write) and an index of
 * (changed_in, id). A deleted record stays as a row that is marked deleted.
 */
export async function readChanges<Row extends FeedRow>(
  db: Database,
  { table, id, columns }: ChangesTable,
  { xid, key }: FeedPosition,
  limit: number,
): Promise<Row[]> {
  const rows: unknown = await db(table)
    .select([...columns, db.raw('changed_in::text'), db.raw('??::text as key', [id])])
    .whereRaw('(changed_in, ??) > (?::xid8, ?::bigint)', [id, xid, key || '0'])
    .orderByRaw('??.changed_in, ??.??', [table, table, id])
    .limit(limit);
  return rows as Row[];
}
