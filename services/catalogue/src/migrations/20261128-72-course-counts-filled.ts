import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Knex } from 'knex';
import { trigramClass } from './trigram';

export const name = '20261128-72-course-counts-filled';

/** A change of a course waits no longer than a batch takes. */
export const inOneTransaction = false;
const batch = 500;
/** Every search reads the pending entries of an index. */
const fewPending = 'with (gin_pending_list_limit = 256)';

/** Courses that are older than the counts; then the indexes for the orders of lists and for searches in the Hindi texts. */
export async function up(db: Knex): Promise<void> {
  for (let ids = await coursesAfter(db, 0); ids.length > 0; ids = await coursesAfter(db, ids.at(-1) ?? 0)) {
    const counted = ids;
    await db.transaction(async (trx) => {
      const locked = trx('courses').whereIn('course_id', counted).orderBy('course_id').forUpdate();
      const stored = await locked.pluck<number[]>('course_id');
      await trx.raw('select measure_courses(?::integer[])', [stored]);
      const rows = stored.map((course_id) => ({ course_id }));
      if (rows.length > 0) await trx('course_learners').insert(rows).onConflict('course_id').ignore();
    });
  }
  const trigrams = await trigramClass(db);
  await createIndexes(db, {
    course_durations_lessons_idx: 'course_durations (lessons, course_id)',
    course_learners_idx: 'course_learners (learners, course_id)',
    course_learners_shown_idx: 'course_learners (shown_learners, course_id)',
    courses_updated_idx: 'courses (updated_at, course_id)',
    courses_hindi_search_idx: `courses using gin (normalize(course_name_hi || chr(31) || course_description_hi, nfc) ${trigrams}) ${fewPending}`,
    courses_hindi_name_search_idx: `courses using gin (normalize(course_name_hi, nfc) ${trigrams}) ${fewPending}`,
  });
}

const coursesAfter = (db: Knex, id: number): Promise<number[]> =>
  db('courses').where('course_id', '>', id).orderBy('course_id').limit(batch).pluck('course_id');
