import type { Knex } from 'knex';

export const name = '20261124300100-outline-changes-filled';

/** A change of a course waits no longer than a batch takes. */
export const inOneTransaction = false;
const batch = 1_000;

/** Courses that are older than the table; those whose lessons somebody has changed in the meantime are counted already. */
export async function up(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { last: number }[] }>(
    'select coalesce(max(course_id), 0) as last from courses',
  );
  for (let from = 1; from <= (rows[0]?.last ?? 0); from += batch) {
    await db.raw(
      `insert into outline_changes (course_id, version, deleted)
       select course_id, nextval('outline_versions'), false from courses where course_id between ? and ? on conflict (course_id) do nothing`,
      [from, from + batch - 1],
    );
  }
}
