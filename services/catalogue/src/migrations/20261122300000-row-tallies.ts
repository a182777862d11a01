import type { Knex } from 'knex';

export const name = '20261122300000-row-tallies';

const tables = ['course_modules', 'module_videos'];

/**
 * The numbers of modules and videos, kept like the tallies of courses: a statement adds a row with its changes, and one write in
 * 256 sums the rows up. Existing rows are counted by the next migration.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create sequence row_tally_writes;
    create table row_tally (table_name name not null, count bigint not null);

    create function fold_row_tallies() returns void language plpgsql set search_path from current as $$
      begin
        if not pg_try_advisory_xact_lock(hashtext('row_tally'), hashtext(current_schema())) then return; end if;
        with gone as (delete from row_tally returning *)
        insert into row_tally select table_name, sum(count) from gone group by table_name having sum(count) <> 0;
      end
    $$;

    create function tally_rows() returns trigger language plpgsql set search_path from current as $$
      begin
        if tg_op = 'INSERT' then
          insert into row_tally select tg_table_name, count(*) from fresh having count(*) <> 0;
        elsif tg_op = 'DELETE' then
          insert into row_tally select tg_table_name, -count(*) from stale having count(*) <> 0;
        else
          delete from row_tally where table_name = tg_table_name;
        end if;
        if nextval('row_tally_writes') % 256 = 0 then perform fold_row_tallies(); end if;
        return null;
      end
    $$;
  `);
  // Triggers come last, since writers wait from the first one to the end.
  const triggers = tables.map(
    (table) => `
    create trigger ${table}_tally_insert after insert on ${table} referencing new table as fresh for each statement execute function tally_rows();
    create trigger ${table}_tally_delete after delete on ${table} referencing old table as stale for each statement execute function tally_rows();
    create trigger ${table}_tally_truncate after truncate on ${table} for each statement execute function tally_rows();`,
  );
  await db.raw(triggers.join(''));
}
