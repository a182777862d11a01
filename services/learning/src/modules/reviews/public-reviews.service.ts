import type { PublicReviewListQuery, ReviewSummary } from '@vidyapath/http/learning-reviews';
import type { CourseOffer, DecideAccess } from '@vidyapath/service-kit/domain/access/course-access';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { listPublishedReviews } from './review-lists.repository';
import { presentPublicReview } from './reviews.presenter';
import { summariesRepository as summaries } from './summaries.repository';
import { noReviews, presentSummary } from './summary';

export interface PublicReviewsOptions {
  db: Database;
  offerOf: (courseId: number) => Promise<CourseOffer>;
  decide: DecideAccess;
}

type Reader = Pick<SessionUser, 'id' | 'role'> | null;

export function createPublicReviewsService({ db, offerOf, decide }: PublicReviewsOptions) {
  /** A hidden course is visible to those who may learn it. */
  const assertVisible = async (courseId: number, reader: Reader): Promise<void> => {
    const offer = await offerOf(courseId);
    if (offer === 'missing' || (offer === 'hidden' && !reader)) throw notFound('This course does not exist.');
    if (offer === 'hidden' && reader) await assertLearns(decide, reader, courseId);
  };
  return {
    async list(courseId: number, query: PublicReviewListQuery, reader: Reader) {
      await assertVisible(courseId, reader);
      return presentList(await listPublishedReviews(db, courseId, query), (rows) => rows.map(presentPublicReview));
    },

    async summary(courseId: number, reader: Reader): Promise<ReviewSummary> {
      await assertVisible(courseId, reader);
      return presentSummary((await summaries.find(db, courseId)) ?? noReviews);
    },
  };
}

export type PublicReviewsService = ReturnType<typeof createPublicReviewsService>;
