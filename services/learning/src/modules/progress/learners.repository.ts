import type { Knex } from 'knex';

interface LearnerRow {
  user_id: number;
  completed_at: Date | null;
}

export const learnersAtOnce = 500;

/** Who has begun the course, in the order of their ids. */
export async function findLearnersAfter(on: Knex, courseId: number, after: number): Promise<LearnerRow[]> {
  const rows: LearnerRow[] = await on('learners')
    .where('course_id', courseId)
    .where('user_id', '>', after)
    .whereNotNull('last_watched_at')
    .orderBy('user_id')
    .limit(learnersAtOnce)
    .select('user_id', 'completed_at');
  return rows;
}

/** Whether the person has completed a lesson that the course has now; of the file that it is now. */
export async function hasCompletedVideo(on: Knex, userId: number, courseId: number): Promise<boolean> {
  const found: unknown = await on('lesson_progress as p')
    .join('lessons as l', (join) => join.on('l.video_id', 'p.video_id').andOn('l.file', 'p.file'))
    .where({ 'p.user_id': userId, 'l.course_id': courseId })
    .whereNull('l.gone_at')
    .whereNotNull('p.completed_at')
    .first('p.video_id');
  return found !== undefined;
}

/** Whether the person has written a review of the course, in whatever state. */
export async function hasReview(on: Knex, courseId: number, userId: number): Promise<boolean> {
  const found: unknown = await on('reviews').where({ course_id: courseId, user_id: userId }).first('review_id');
  return found !== undefined;
}

/** Deletes the data of a person. */
export async function deleteProgressOfPerson(trx: Knex.Transaction, userId: number): Promise<void> {
  for (const table of ['lesson_progress', 'learners', 'allowances', 'watched_days', 'grants'])
    await trx(table).where('user_id', userId).delete();
}

/** Deletes the data of a course; progress is deleted with its lessons, by foreign keys. */
export async function deleteProgressOfCourse(trx: Knex.Transaction, courseId: number): Promise<void> {
  for (const table of ['lessons', 'removed_lessons', 'learners', 'grants'])
    await trx(table).where('course_id', courseId).delete();
}
