import type { Knex } from 'knex';

export const name = '20261128-91-shared-handouts';

/**
 * The lessons of a copied course share the files of the first. A file is removed at once with its last row. Two transactions that each
 * delete a row do not see that theirs was the last, so the file is looked at again a day later.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table handouts drop constraint handouts_pkey, add primary key (file_id, video_id);
    create or replace function leave_handout_file() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into unused_handout_files (file_id, remove_after)
        select old.file_id, case when exists (select 1 from handouts where file_id = old.file_id) then now() + interval '1 day' else now() end
        on conflict (file_id) do update set remove_after = excluded.remove_after;
        return null;
      end
    $$;
  `);
}
