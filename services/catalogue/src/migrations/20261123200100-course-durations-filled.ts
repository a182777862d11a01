import type { Knex } from 'knex';

export const name = '20261123200100-course-durations-filled';

/** A change of a course waits no longer than a batch takes. */
export const inOneTransaction = false;
const batch = 1_000;

/** Courses that are older than the table; those whose videos somebody has changed in the meantime are measured already. */
export async function up(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { last: number }[] }>(
    'select coalesce(max(course_id), 0) as last from courses',
  );
  for (let from = 1; from <= (rows[0]?.last ?? 0); from += batch) {
    await db.raw(
      `insert into course_durations
       select c.course_id, coalesce(sum(v.duration_in_seconds) filter (where m.status = 'Active'), 0)
       from courses c left join course_modules m on m.course_id = c.course_id left join module_videos v on v.module_id = m.module_id
       where c.course_id between ? and ? group by c.course_id on conflict (course_id) do nothing`,
      [from, from + batch - 1],
    );
  }
}
