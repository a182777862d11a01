import type { PublicReviewListQuery, ReviewSummary } from '@vidyapath/http/learning-reviews';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { LearningContext } from '../../context';
import { offerOf } from '../courses/courses';
import { listPublishedReviews } from './review-lists.repository';
import { presentPublicReview } from './reviews.presenter';
import { findSummary } from './summaries.repository';
import { noReviews, presentSummary } from './summary';

type Reader = Pick<SessionUser, 'id' | 'role'> | null;

export async function listCourseReviews(
  ctx: LearningContext,
  courseId: number,
  query: PublicReviewListQuery,
  reader: Reader,
) {
  await assertVisible(ctx, courseId, reader);
  return presentList(await listPublishedReviews(ctx.db, courseId, query), (rows) => rows.map(presentPublicReview));
}

export async function getReviewSummary(ctx: LearningContext, courseId: number, reader: Reader): Promise<ReviewSummary> {
  await assertVisible(ctx, courseId, reader);
  return presentSummary((await findSummary(ctx.db, courseId)) ?? noReviews);
}

/** A hidden course is visible to those who may learn it. */
async function assertVisible(ctx: LearningContext, courseId: number, reader: Reader): Promise<void> {
  const offer = await offerOf(ctx, courseId);
  if (offer === 'missing' || (offer === 'hidden' && !reader)) throw notFound('This course does not exist.');
  if (offer === 'hidden' && reader) await assertLearns(ctx.decideAccess, reader, courseId);
}
