import type { Knex } from 'knex';

interface KeptRows<Row> {
  table: string;
  key: keyof Row & string;
  /** One of each key. */
  rows: readonly Row[];
  /** SQL: when a row of the same version is stored again, such as after a migration that added a column. */
  again?: string;
}

/**
 * Stores the rows, except those of which the stored one has the same or a newer `version`. Returns what was stored, so that
 * effects of a change happen once. A deleted record stays as a row that is marked deleted, or an older event would restore it.
 */
export async function keepNewer<Row extends { version: number }>(
  trx: Knex,
  { table, key, rows, again = 'false' }: KeptRows<Row>,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const stored: unknown[] = await trx(table)
    // In one order, so that writers at the same time do not lock each other out.
    .insert(rows.toSorted((a, b) => (a[key] < b[key] ? -1 : 1)))
    .onConflict(key)
    .merge()
    .whereRaw(`excluded.version > ??.version or (${again})`, [table])
    .returning(key);
  const keys = new Set(stored.map((row) => (row as Row)[key]));
  return rows.filter((row) => keys.has(row[key]));
}
