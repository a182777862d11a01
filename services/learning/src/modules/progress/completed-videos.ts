import type { Knex } from 'knex';

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
