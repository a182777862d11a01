import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Knex } from 'knex';

export const name = '20261128-90-ratings-from-one-review';

export const inOneTransaction = false;

/**
 * Means and numbers of reviews are displayed from the first review on; `shown_mean` and `shown_count`, from five on, stay for releases
 * that read them. Visitors' stored answers are of the old rule: the trigger of the update ends them.
 */
export async function up(db: Knex): Promise<void> {
  await createIndexes(db, {
    course_reviews_displayed_mean_idx: 'course_reviews (coalesce(review_mean, 0), course_id)',
    course_reviews_displayed_count_idx: 'course_reviews (review_count, course_id)',
  });
  await db.raw('update course_reviews set version = version where false');
}
