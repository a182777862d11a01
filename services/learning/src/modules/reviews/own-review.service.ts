import type { OwnReview, ReviewBody } from '@vidyapath/http/learning-reviews';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import { conflict, notFound, preconditionFailed } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import type { Knex } from 'knex';
import type { CountWritten } from '../../lib/limits/written';
import type { CourseRow } from '../courses/courses.repository';
import { noteReviewChange } from './review-events';
import type { ReviewRow, ReviewText } from './review-row';
import { editOf } from './reviews.policy';
import { presentOwnReview } from './reviews.presenter';
import { reviewsRepository as reviews } from './reviews.repository';

export interface OwnReviewOptions {
  db: Database;
  holdCourse: (trx: Knex.Transaction, courseId: number) => Promise<CourseRow | undefined>;
  hasCompletedVideo: (on: Knex, userId: number, courseId: number) => Promise<boolean>;
  countWritten: CountWritten;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

/** Who writes. */
export type Author = Pick<SessionUser, 'id' | 'name'>;

export function createOwnReviewService(options: OwnReviewOptions) {
  const { db, holdCourse, hasCompletedVideo, countWritten, events, now } = options;

  const edit = async (trx: Knex.Transaction, before: ReviewRow, text: ReviewText, courseName: string) => {
    const changes = editOf(before, text, now());
    if (!changes) return before;
    const after = await reviews.update(trx, before.review_id, changes);
    await noteReviewChange(trx, events, { before, after, courseName });
    return after;
  };
  const write = async (trx: Knex.Transaction, courseId: number, author: Author, text: ReviewText, ifMatch?: string) => {
    const course = await holdCourse(trx, courseId);
    if (!course) throw notFound('This course does not exist.');
    const { course_name: courseName } = course;
    const known = await reviews.lockOf(trx, courseId, author.id);
    if (known) {
      assertIfMatch(ifMatch, presentOwnReview(known));
      return edit(trx, known, text, courseName);
    }
    if (ifMatch !== undefined) throw preconditionFailed();
    if (!(await hasCompletedVideo(trx, author.id, courseId))) throw nothingWatched();
    const at = now();
    const after = await reviews.insert(trx, {
      course_id: courseId,
      user_id: author.id,
      author_name: author.name,
      ...text,
      created_at: at,
      submitted_at: at,
    });
    if (after) await noteReviewChange(trx, events, { before: undefined, after, courseName });
    const inserted = after ?? (await reviews.lockOf(trx, courseId, author.id));
    if (!inserted) throw gone();
    return after ?? edit(trx, inserted, text, courseName);
  };

  return {
    async get(courseId: number, { id }: Author): Promise<OwnReview> {
      const row = await reviews.findOf(db, courseId, id);
      if (!row) throw gone();
      return presentOwnReview(row);
    },

    /** @throws {HttpProblem} 409 `nothing-watched` */
    async put(
      courseId: number,
      author: Author,
      { stars, body = '' }: ReviewBody,
      ifMatch?: string,
    ): Promise<OwnReview> {
      await countWritten(author.id, 'review');
      return presentOwnReview(await db.transaction((trx) => write(trx, courseId, author, { stars, body }, ifMatch)));
    },

    remove: (courseId: number, { id }: Author, ifMatch: string | undefined): Promise<void> =>
      db.transaction(async (trx) => {
        const course = await holdCourse(trx, courseId);
        const before = course && (await reviews.lockOf(trx, courseId, id));
        if (!before) throw gone();
        assertIfMatch(ifMatch, presentOwnReview(before));
        await reviews.remove(trx, before.review_id);
        await noteReviewChange(trx, events, { before, after: undefined, courseName: course.course_name });
      }),
  };
}

export type OwnReviewService = ReturnType<typeof createOwnReviewService>;

const gone = () => notFound('You have not reviewed this course.');

const nothingWatched = () =>
  conflict('nothing-watched', 'Complete at least one lesson of this course before you review it.');
