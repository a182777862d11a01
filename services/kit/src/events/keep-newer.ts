import type { Knex } from 'knex';

interface KeptRow<Row> {
  table: string;
  key: keyof Row & string;
  row: Row;
  /** SQL: when a row of the same version is stored again, such as after a migration that added a column. */
  again?: string;
}

/**
 * Stores `row` unless the stored one has the same or a newer `version`. True when it was stored, so that
 * effects of a change happen once. A deleted record stays as a row that is marked deleted, or an older event would restore it.
 */
export async function keepNewer<Row extends { version: number }>(
  trx: Knex,
  { table, key, row, again = 'false' }: KeptRow<Row>,
): Promise<boolean> {
  const stored: unknown[] = await trx(table)
    .insert(row)
    .onConflict(key)
    .merge()
    .whereRaw(`excluded.version > ??.version or (${again})`, [table])
    .returning(key);
  return stored.length > 0;
}
