import type { Knex } from 'knex';

export const name = '20261122100100-course-words-listed';

/** A change of a course waits no longer than a batch takes. */
export const inOneTransaction = false;
const batch = 1_000;

/** Courses that are older than the lists; those that somebody has changed in the meantime are listed already. */
export async function up(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { last: number }[] }>(
    'select coalesce(max(course_id), 0) as last from course_words',
  );
  for (let from = 1; from <= (rows[0]?.last ?? 0); from += batch) {
    await db.raw(
      `insert into course_word_lists (course_id, words)
       select course_id, array_agg(word order by word) from course_words join search_words using (word_id)
       where course_id between ? and ? group by course_id on conflict (course_id) do nothing`,
      [from, from + batch - 1],
    );
  }
}
