import type { Knex } from 'knex';

export const name = '20261121000200-content-writes';

const tables = ['categories', 'courses', 'course_modules', 'module_videos'];

/**
 * Counts the statements that wrote content, in the transaction that writes: the sum changes exactly when a change
 * becomes visible. A row for each connection, so that no writer waits for another at one counter.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('create table content_writes (slot integer primary key, count bigint not null) with (fillfactor = 50)');
  await db.raw(`
    create function count_content_write() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into content_writes (slot, count) values (pg_backend_pid() % 4096, 1)
        on conflict (slot) do update set count = content_writes.count + 1;
        return null;
      end
    $$
  `);
  // Triggers come last, since writers wait from the first one to the end.
  const triggers = tables.map(
    (table) => `
    create trigger ${table}_content_write after insert or update or delete or truncate on ${table}
      for each statement execute function count_content_write()`,
  );
  await db.raw(triggers.join(';'));
}
