import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { findCourse } from '../courses/courses';
import { ownReviewRoutes } from './own-review.routes';
import { publicReviewsRoutes } from './public-reviews.routes';
import { publishReview } from './review-events';
import { reviewModerationRoutes } from './review-moderation.routes';
import { deleteReviewsOfCourse, removePersonFromReviews } from './reviews.repository';
import { deleteSummary } from './summaries.repository';

export { getOwnReview, writeOwnReview } from './own-review.service';
export { publishedSummaries } from './review-events';
export { decideReview, replyToReview } from './review-moderation.service';

/** Reviews of courses by their learners, moderated by staff. */
export function registerReviews(app: TypedApp, ctx: LearningContext): void {
  ctx.hooks.courseDeleted.push((trx, courseId) => removeReviewsOfCourse(ctx, trx, courseId));
  ctx.hooks.personErased.push(removePersonFromReviews);
  publicReviewsRoutes(app, ctx);
  ownReviewRoutes(app, ctx);
  reviewModerationRoutes(app, ctx);
}

/** Publishes that the pending reviews no longer wait. */
async function removeReviewsOfCourse(ctx: LearningContext, trx: Knex.Transaction, courseId: number): Promise<void> {
  const removed = await deleteReviewsOfCourse(trx, courseId);
  await deleteSummary(trx, courseId);
  const courseName = (await findCourse(trx, courseId))?.course_name ?? '';
  for (const review of removed.filter(({ status }) => status === 'pending'))
    await publishReview(ctx, trx, review, { after: undefined, courseName });
}
