import type { Knex } from 'knex';

export const name = '20261128-60-handouts';

/**
 * PDFs of lessons, and the files at media that no row has: those that are being stored, and those of deleted rows. A trigger names the
 * latter, since a lesson is also deleted with its module or course.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table handouts (
      file_id uuid primary key,
      video_id integer not null references module_videos on delete cascade,
      title text not null,
      size_bytes integer not null,
      position integer not null,
      unique (video_id, position)
    );
    create table unused_handout_files (
      file_id uuid primary key,
      remove_after timestamptz not null default now()
    );
    create function leave_handout_file() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into unused_handout_files (file_id) values (old.file_id);
        return null;
      end
    $$;
    create trigger handouts_deleted after delete on handouts for each row execute function leave_handout_file();
  `);
}
