import type { Knex } from 'knex';

/** Whether the person has written a review of the course, in whatever state. */
export async function hasReview(on: Knex, courseId: number, userId: number): Promise<boolean> {
  const found: unknown = await on('reviews').where({ course_id: courseId, user_id: userId }).first('review_id');
  return found !== undefined;
}
