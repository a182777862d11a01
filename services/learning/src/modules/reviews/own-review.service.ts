import type { OwnReview, ReviewBody } from '@vidyapath/http/learning-reviews';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { conflict, notFound, preconditionFailed } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { countWritten } from '../../lib/limits/written';
import { lockCourse } from '../courses/courses';
import { hasCompletedVideo } from '../progress/progress';
import { storeReviewChange } from './review-events';
import type { ReviewRow, ReviewText } from './review-row';
import { editOf } from './reviews.policy';
import { presentOwnReview } from './reviews.presenter';
import { deleteReview, findReviewOf, insertReview, lockReviewOf, updateReview } from './reviews.repository';

/** Who writes. */
export type Author = Pick<SessionUser, 'id' | 'name'>;

export async function getOwnReview({ db }: LearningContext, courseId: number, { id }: Author): Promise<OwnReview> {
  const row = await findReviewOf(db, courseId, id);
  if (!row) throw gone();
  return presentOwnReview(row);
}

/** @throws {HttpProblem} 409 `nothing-watched` */
export async function writeOwnReview(
  ctx: LearningContext,
  courseId: number,
  author: Author,
  { stars, body = '' }: ReviewBody,
  ifMatch?: string,
): Promise<OwnReview> {
  await countWritten(ctx, author.id, 'review');
  const write = (trx: Knex.Transaction) => storeText(ctx, trx, courseId, author, { stars, body }, ifMatch);
  return presentOwnReview(await ctx.db.transaction(write));
}

export const removeOwnReview = (
  ctx: LearningContext,
  courseId: number,
  { id }: Author,
  ifMatch: string | undefined,
): Promise<void> =>
  ctx.db.transaction(async (trx) => {
    const course = await lockCourse(trx, courseId);
    const before = course && (await lockReviewOf(trx, courseId, id));
    if (!before) throw gone();
    assertIfMatch(ifMatch, presentOwnReview(before));
    await deleteReview(trx, before.review_id);
    await storeReviewChange(ctx, trx, { before, after: undefined, courseName: course.course_name });
  });

async function storeText(
  ctx: LearningContext,
  trx: Knex.Transaction,
  courseId: number,
  author: Author,
  text: ReviewText,
  ifMatch?: string,
): Promise<ReviewRow> {
  const course = await lockCourse(trx, courseId);
  if (!course) throw notFound('This course does not exist.');
  const { course_name: courseName } = course;
  const known = await lockReviewOf(trx, courseId, author.id);
  if (known) {
    assertIfMatch(ifMatch, presentOwnReview(known));
    return edit(ctx, trx, known, text, courseName);
  }
  if (ifMatch !== undefined) throw preconditionFailed();
  if (!(await hasCompletedVideo(trx, author.id, courseId))) throw nothingWatched();
  const at = ctx.now();
  const after = await insertReview(trx, {
    course_id: courseId,
    user_id: author.id,
    author_name: author.name,
    ...text,
    created_at: at,
    submitted_at: at,
  });
  if (after) await storeReviewChange(ctx, trx, { before: undefined, after, courseName });
  const inserted = after ?? (await lockReviewOf(trx, courseId, author.id));
  if (!inserted) throw gone();
  return after ?? edit(ctx, trx, inserted, text, courseName);
}

async function edit(
  ctx: LearningContext,
  trx: Knex.Transaction,
  before: ReviewRow,
  text: ReviewText,
  courseName: string,
): Promise<ReviewRow> {
  const changes = editOf(before, text, ctx.now());
  if (!changes) return before;
  const after = await updateReview(trx, before.review_id, changes);
  await storeReviewChange(ctx, trx, { before, after, courseName });
  return after;
}

const gone = () => notFound('You have not reviewed this course.');

const nothingWatched = () =>
  conflict('nothing-watched', 'Complete at least one lesson of this course before you review it.');
