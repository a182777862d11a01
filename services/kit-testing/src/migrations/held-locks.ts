import type { Knex } from 'knex';

/** Locks of `whose` transaction that block writers of `tables` until it ends; not those held while a file grows. */
export async function blockingLocks(db: Knex, tables: readonly string[], whose: 'own' | 'others'): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { held: string }[] }>(
    `select distinct relname || ' ' || mode as held from pg_locks join pg_class on pg_class.oid = relation
     where locktype = 'relation' and (pid = pg_backend_pid()) = ? and relnamespace = current_schema()::regnamespace and relname = any(?)
       and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock') order by 1`,
    [whose === 'own', [...tables]],
  );
  return rows.map(({ held }) => held);
}

/** True while a session waits for a lock in this database. */
export async function somebodyWaits(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { waits: boolean }[] }>(
    `select exists (select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()) as waits`,
  );
  return rows[0]?.waits ?? false;
}

/** Rows of `tables` that `trx` has read: its time grows with them. */
export async function rowsRead(trx: Knex, tables: readonly string[]): Promise<number> {
  const { rows } = await trx.raw<{ rows: { read: string }[] }>(
    `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::text as read from pg_stat_xact_user_tables
     where schemaname = current_schema() and relname = any(?)`,
    [[...tables]],
  );
  return Number(rows[0]?.read ?? 0);
}

/** Those of `tables` that the service may lock like a writer; not the audit trail, to which it only adds. */
export async function writable(db: Knex, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    "select name from unnest(?::text[]) as name where has_table_privilege(quote_ident(name), 'update')",
    [[...tables]],
  );
  return rows.map(({ name }) => name);
}
