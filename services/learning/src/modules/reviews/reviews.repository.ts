import type { Knex } from 'knex';
import type { ReviewRow } from './review-row';

export type NewReview = Pick<
  ReviewRow,
  'course_id' | 'user_id' | 'author_name' | 'stars' | 'body' | 'created_at' | 'submitted_at'
>;
export type ReviewChanges = Partial<Omit<ReviewRow, 'review_id' | 'course_id' | 'version'>>;

export const findReviewOf = (on: Knex, courseId: number, userId: number): Promise<ReviewRow | undefined> =>
  on<ReviewRow>('reviews').where({ course_id: courseId, user_id: userId }).first();

export const lockReviewOf = (trx: Knex.Transaction, courseId: number, userId: number): Promise<ReviewRow | undefined> =>
  trx<ReviewRow>('reviews').where({ course_id: courseId, user_id: userId }).forUpdate().first();

export const lockReview = (trx: Knex.Transaction, reviewId: string): Promise<ReviewRow | undefined> =>
  trx<ReviewRow>('reviews').where('review_id', reviewId).forUpdate().first();

/** Undefined: the person has one already. */
export async function insertReview(trx: Knex.Transaction, review: NewReview): Promise<ReviewRow | undefined> {
  const [row] = await trx<ReviewRow>('reviews')
    .insert(review)
    .onConflict(['course_id', 'user_id'])
    .ignore()
    .returning('*');
  return row;
}

export async function updateReview(
  trx: Knex.Transaction,
  reviewId: string,
  changes: ReviewChanges,
): Promise<ReviewRow> {
  const [row] = await trx('reviews')
    .where('review_id', reviewId)
    .update({ ...changes, version: trx.raw('version + 1') })
    .returning<ReviewRow[]>('*');
  return row as ReviewRow;
}

export const deleteReview = (trx: Knex.Transaction, reviewId: string): Promise<number> =>
  trx('reviews').where('review_id', reviewId).delete();

/** Returns the removed reviews. */
export const deleteReviewsOfCourse = (trx: Knex.Transaction, courseId: number): Promise<ReviewRow[]> =>
  trx<ReviewRow>('reviews').where('course_id', courseId).delete().returning('*');

/** The texts stay. */
export const removePersonFromReviews = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('reviews').where('user_id', userId).update({ user_id: null, author_name: null });
