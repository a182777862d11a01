import { reviewChanged, reviewSummaryChanged } from '@vidyapath/http/learning-events';
import type { PublishedState } from '@vidyapath/service-kit/events/complete-log';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import type { ReviewRow } from './review-row';
import { findSummary, moveInSummary } from './summaries.repository';
import { presentSummaryChange } from './summary';

export interface ReviewChange {
  before: ReviewRow | undefined;
  /** Undefined: it is deleted. */
  after: ReviewRow | undefined;
  courseName: string;
}

/** Counts published reviews and publishes the change, in the transaction of the change. */
export async function storeReviewChange(
  ctx: LearningContext,
  trx: Knex.Transaction,
  change: ReviewChange,
): Promise<void> {
  const { before, after } = change;
  const row = after ?? before;
  if (!row) return;
  const from = before?.published_stars ?? null;
  const to = after?.published_stars ?? null;
  if (from !== to) {
    const summary = await moveInSummary(trx, row.course_id, from, to);
    await ctx.events.publish(trx, reviewSummaryChanged, () => presentSummaryChange(summary));
  }
  await publishReview(ctx, trx, row, change);
}

/** Publishes no change of a review whose writer is erased. */
export async function publishReview(
  { events }: LearningContext,
  trx: Knex.Transaction,
  { review_id, user_id, course_id, status, decision, decided_at, version }: ReviewRow,
  { after, courseName: course_name }: Pick<ReviewChange, 'after' | 'courseName'>,
): Promise<void> {
  if (user_id === null) return;
  const deleted = after === undefined;
  await events.publish(trx, reviewChanged, () => ({
    review_id,
    user_id,
    course_id,
    course_name,
    waiting: !deleted && status === 'pending',
    decision,
    decided_at: decided_at?.toISOString() ?? null,
    deleted,
    version: deleted ? version + 1 : version,
  }));
}

/** The summaries of all courses that have had reviews. */
export const publishedSummaries = ({ events }: LearningContext): PublishedState => ({
  record: reviewSummaryChanged.record,
  table: 'review_summaries',
  async publish(trx, ids: readonly number[]) {
    for (const id of ids) {
      const summary = await findSummary(trx, id);
      if (summary) await events.publish(trx, reviewSummaryChanged, () => presentSummaryChange(summary));
    }
  },
});
