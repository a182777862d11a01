import { reviewSummaryChanged } from '@vidyapath/http/learning-events';
import type { ReviewSummaryChange } from '@vidyapath/http/learning-reviews';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';

/** Stores nothing for a course that is deleted or never existed. */
async function keepSummaries(trx: Knex.Transaction, summaries: readonly ReviewSummaryChange[]): Promise<void> {
  const ids = summaries.map(({ course_id }) => course_id);
  const courses = trx('courses').whereIn('course_id', ids).orderBy('course_id').forKeyShare();
  const existing = new Set(await courses.pluck<number[]>('course_id'));
  const rows = summaries
    .filter(({ course_id }) => existing.has(course_id))
    .map(({ course_id, version, mean, count }) => ({
      course_id,
      version,
      review_mean: mean,
      review_count: count,
    }));
  await keepNewer(trx, { table: 'course_reviews', key: 'course_id', rows });
}

/** Copies of the means and counts of reviews. */
export function registerCourseReviews({ events }: CatalogueContext): void {
  events.on(reviewSummaryChanged, (trx, changes) => keepSummaries(trx, bodiesOf(changes)));
}
