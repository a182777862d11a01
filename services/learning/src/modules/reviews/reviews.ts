import type { DecideAccess } from '@vidyapath/service-kit/domain/access/course-access';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CountWritten } from '../../lib/limits/written';
import type { CoursesRepository } from '../courses/courses.repository';
import type { CoursesService } from '../courses/courses.service';
import { hasCompletedVideo } from '../progress/completed-videos';
import { ownReviewRoutes } from './own-review.routes';
import { createOwnReviewService } from './own-review.service';
import { publicReviewsRoutes } from './public-reviews.routes';
import { createPublicReviewsService } from './public-reviews.service';
import { publishReview } from './review-events';
import { reviewModerationRoutes } from './review-moderation.routes';
import { createReviewModerationService } from './review-moderation.service';
import { reviewsRepository } from './reviews.repository';
import { summariesRepository } from './summaries.repository';
import { summaryChangesRoutes } from './summary-changes.routes';

export interface ReviewsOptions {
  db: Database;
  courseRows: Pick<CoursesRepository, 'find' | 'hold'>;
  countWritten: CountWritten;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

export interface WhoLearns {
  offerOf: CoursesService['offerOf'];
  decide: DecideAccess;
}

/** Call `routes` once who may learn a course is enforced. */
export function createReviews({ db, courseRows, countWritten, events, now }: ReviewsOptions) {
  return {
    routes(app: TypedApp, { offerOf, decide }: WhoLearns): void {
      const { find: findCourse, hold: holdCourse } = courseRows;
      publicReviewsRoutes(app, createPublicReviewsService({ db, offerOf, decide }));
      ownReviewRoutes(app, createOwnReviewService({ db, holdCourse, hasCompletedVideo, countWritten, events, now }));
      reviewModerationRoutes(app, createReviewModerationService({ db, findCourse, events, now }));
      summaryChangesRoutes(app, db);
    },
    /** Publishes that the pending reviews no longer wait. */
    onCourseDeleted: async (trx: Knex.Transaction, courseId: number): Promise<void> => {
      const removed = await reviewsRepository.removeOfCourse(trx, courseId);
      await summariesRepository.remove(trx, courseId);
      const course = await courseRows.find(trx, courseId);
      const change = { after: undefined, courseName: course?.course_name ?? '' };
      for (const review of removed.filter(({ status }) => status === 'pending'))
        await publishReview(trx, events, review, change);
    },
    onPersonErased: reviewsRepository.forgetPerson,
  };
}
