import type { Knex } from 'knex';

/** Deletes the data of a person. */
export async function eraseProgress(trx: Knex.Transaction, userId: number): Promise<void> {
  for (const table of ['lesson_progress', 'learners', 'allowances', 'watched_days', 'grants'])
    await trx(table).where('user_id', userId).delete();
}

/** Deletes the data of a course; progress is deleted with its lessons, by foreign keys. */
export async function removeCourseProgress(trx: Knex.Transaction, courseId: number): Promise<void> {
  for (const table of ['lessons', 'learners', 'grants']) await trx(table).where('course_id', courseId).delete();
}
