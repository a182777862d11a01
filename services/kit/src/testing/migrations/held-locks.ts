import type { Knex } from 'knex';

/** What the transaction `trx` holds that keeps those who write `tables` waiting until it ends. */
export async function blockingLocks(trx: Knex, tables: readonly string[]): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { held: string }[] }>(
    `select relname || ' ' || mode as held from pg_locks join pg_class on pg_class.oid = relation
     where pid = pg_backend_pid() and relnamespace = current_schema()::regnamespace and relname = any(?)
       and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock') order by 1`,
    [[...tables]],
  );
  return rows.map(({ held }) => held);
}

/** Rows of `tables` that `trx` has read: what its time grows with. */
export async function rowsRead(trx: Knex, tables: readonly string[]): Promise<number> {
  const { rows } = await trx.raw<{ rows: { read: string }[] }>(
    `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::text as read from pg_stat_xact_user_tables
     where schemaname = current_schema() and relname = any(?)`,
    [[...tables]],
  );
  return Number(rows[0]?.read ?? 0);
}

/** Those of `tables` that the service itself may lock as a writer does; the audit trail it only adds to. */
export async function writable(db: Knex, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    "select name from unnest(?::text[]) as name where has_table_privilege(quote_ident(name), 'update')",
    [[...tables]],
  );
  return rows.map(({ name }) => name);
}
