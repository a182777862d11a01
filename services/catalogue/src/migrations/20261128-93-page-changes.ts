import type { Knex } from 'knex';

export const name = '20261128-93-page-changes';

/** When the lessons and the reviews of a course last changed, for the sitemap; null before this migration. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table course_reviews add column changed_at timestamptz;
    alter table outline_changes add column changed_at timestamptz;
    create or replace function count_outline_changes(ids integer[], gone boolean) returns void language sql set search_path from current as $$
      insert into outline_changes (course_id, version, deleted, changed_at)
      select id, nextval('outline_versions'), gone, now() from unnest(ids) id order by id
      on conflict (course_id) do update set
        version = nextval('outline_versions'),
        deleted = outline_changes.deleted or excluded.deleted,
        changed_in = excluded.changed_in,
        changed_at = excluded.changed_at
    $$;
  `);
}
