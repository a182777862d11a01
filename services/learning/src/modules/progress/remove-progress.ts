import type { Knex } from 'knex';

/** What there is of a person. */
export async function eraseProgress(trx: Knex.Transaction, userId: number): Promise<void> {
  for (const table of ['lesson_progress', 'learners', 'allowances', 'watched_days', 'grants'])
    await trx(table).where('user_id', userId).delete();
}

/** What there is of a course that was deleted; its lessons take along what was seen of them. */
export async function removeCourseProgress(trx: Knex.Transaction, courseId: number): Promise<void> {
  for (const table of ['lessons', 'learners', 'grants']) await trx(table).where('course_id', courseId).delete();
}
