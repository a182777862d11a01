import type { Knex } from 'knex';

export const name = '20261122300100-row-tallies-filled';

/** Counts modules and videos that are older than the tallies, like courses and for the same reasons. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    insert into row_tally select table_name, sum(count) from (
      select 'course_modules'::name as table_name, count(*) from course_modules
      union all select 'module_videos', count(*) from module_videos
      union all select table_name, -count from row_tally
    ) as both_sides group by table_name having sum(count) <> 0
  `);
}
