import type { Knex } from 'knex';

/**
 * Stores `row`, whose `version` says how new it is, unless the one that is stored is as new. True when it was stored, so that
 * whatever follows from a change is done once. A deleted record stays as a row that says so, or an older event would bring it back.
 */
export async function keepNewer<Row extends { version: number }>(
  trx: Knex,
  { table, key, row }: { table: string; key: keyof Row & string; row: Row },
): Promise<boolean> {
  const stored: unknown[] = await trx(table)
    .insert(row)
    .onConflict(key)
    .merge()
    .whereRaw('excluded.version > ??.version', [table])
    .returning(key);
  return stored.length > 0;
}
