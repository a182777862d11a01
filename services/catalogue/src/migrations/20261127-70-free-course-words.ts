import type { Knex } from 'knex';
import { replaceSearchWords, type SearchedCourse } from '../lib/search/search-words.repository';

export const name = '20261127-70-free-course-words';

/** A change of a course waits no longer than a batch takes. */
export const inOneTransaction = false;
const batch = 100;

/** "Free" finds free courses, and numbers are stored in Latin digits only. */
export async function up(db: Knex): Promise<void> {
  for (let after = 0; ;) {
    const last = await db.transaction(async (trx) => {
      const courses = await trx<SearchedCourse>('courses')
        .select('course_id', 'course_name', 'course_description', 'author', 'actual_price', 'discounted_price')
        .where('course_id', '>', after)
        .whereRaw("(least(actual_price, discounted_price) = 0 or public_text ~ '[०-९]')")
        .orderBy('course_id')
        .limit(batch)
        .forShare();
      for (const course of courses) await replaceSearchWords(trx, course);
      return courses.at(-1)?.course_id;
    });
    if (last === undefined) return;
    after = last;
  }
}
