import { reviewSummaryChanged } from '@vidyapath/http/learning-events';
import type { ReviewSummaryChange } from '@vidyapath/http/learning-reviews';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';

/** Stores nothing for a course that is deleted or never existed. */
async function keepSummary(
  trx: Knex.Transaction,
  { course_id, version, mean, count }: ReviewSummaryChange,
): Promise<void> {
  const course: unknown = await trx('courses').where({ course_id }).forKeyShare().first('course_id');
  if (!course) return;
  const row = { course_id, version, review_mean: mean, review_count: count };
  await keepNewer(trx, { table: 'course_reviews', key: 'course_id', row });
}

/** Copies of the means and counts of reviews. */
export function registerCourseReviews({ events }: CatalogueContext): void {
  events.on(reviewSummaryChanged, keepSummary);
}
