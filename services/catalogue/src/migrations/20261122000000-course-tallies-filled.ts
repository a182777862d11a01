import type { Knex } from 'knex';

export const name = '20261122000000-course-tallies-filled';

/**
 * Counts courses that are older than the tallies, after the triggers' transaction, since writers wait for its end. Each statement sees all
 * courses and the counts of the triggers in one snapshot.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    insert into course_tally_by_category select category_id, is_public, sum(count) from (
      select category_id, is_public, count(*) from courses group by category_id, is_public
      union all select category_id, is_public, -count from course_tally_by_category
    ) as both_sides group by category_id, is_public having sum(count) <> 0
  `);
  await db.raw(`
    insert into course_tally_by_block select block, is_public, sum(count) from (
      select course_id >> 10 as block, is_public, count(*) from courses group by course_id >> 10, is_public
      union all select block, is_public, -count from course_tally_by_block
    ) as both_sides group by block, is_public having sum(count) <> 0
  `);
}
