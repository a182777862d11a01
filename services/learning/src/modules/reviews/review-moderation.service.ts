import type {
  ReviewDecisionBody,
  ReviewListQuery,
  ReviewReplyBody,
  StaffReview,
} from '@vidyapath/http/learning-reviews';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { badRequest, conflict, notFound, preconditionFailed } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import type { Write } from '@vidyapath/service-kit/http/write';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { LearningContext } from '../../context';
import { findCourse } from '../courses/courses';
import { storeReviewChange } from './review-events';
import { findNamedReview, listReviews } from './review-lists.repository';
import type { ReviewRow } from './review-row';
import { decisionOf } from './reviews.policy';
import { presentStaffReview } from './reviews.presenter';
import { lockReview, type ReviewChanges, updateReview } from './reviews.repository';

const actions = { accept: 'review.accepted', reject: 'review.rejected', remove: 'review.removed' } as const;

export const listAllReviews = async ({ db }: LearningContext, query: ReviewListQuery) =>
  presentList(await listReviews(db, query), (rows) => rows.map(presentStaffReview));

export async function getReview({ db }: LearningContext, reviewId: string): Promise<StaffReview> {
  const row = await findNamedReview(db, reviewId);
  if (!row) throw gone();
  return presentStaffReview(row);
}

/** @throws {HttpProblem} 409 `review-state`, 412 when the author has changed the text since */
export async function decideReview(
  ctx: LearningContext,
  reviewId: string,
  body: ReviewDecisionBody,
  write: Write,
): Promise<StaffReview> {
  const { decision, note } = body;
  const criterion = decision === 'accept' ? null : (body.criterion ?? null);
  if (decision !== 'accept' && criterion === null)
    throw badRequest('criterion', 'Say which criterion the review does not meet.');
  return changeReview(ctx, reviewId, actions[decision], write, (row) => {
    if (body.version !== undefined && body.version !== row.version) throw preconditionFailed();
    const changes = decisionOf(row, decision);
    if (!changes) throw conflict('review-state', `This review is ${row.status}, so this cannot be decided now.`);
    const decided = { decision, decided_at: ctx.now(), decided_by_name: write.by.actor?.name ?? null };
    return { ...changes, ...decided, criterion, note: note || null };
  });
}

export const replyToReview = (
  ctx: LearningContext,
  reviewId: string,
  { body }: ReviewReplyBody,
  write: Write,
): Promise<StaffReview> =>
  changeReview(ctx, reviewId, 'review.answered', write, ({ reply_at }) => ({
    reply_body: body,
    reply_at: reply_at ?? ctx.now(),
  }));

export const removeReviewReply = (ctx: LearningContext, reviewId: string, write: Write): Promise<StaffReview> =>
  changeReview(ctx, reviewId, 'review-reply.deleted', write, ({ reply_body }) => {
    if (reply_body === null) throw notFound('This review has no reply.');
    return { reply_body: null, reply_at: null };
  });

/** Changes a review under its lock, with an audit entry. `changesOf` may throw a problem. */
const changeReview = (
  ctx: LearningContext,
  reviewId: string,
  action: string,
  { by, ifMatch }: Write,
  changesOf: (row: ReviewRow) => ReviewChanges,
): Promise<StaffReview> =>
  ctx.db.transaction(async (trx) => {
    const before = await lockReview(trx, reviewId);
    if (!before) throw gone();
    const { course_name = '', course_name_hi = '' } = (await findCourse(trx, before.course_id)) ?? {};
    assertIfMatch(ifMatch, presentStaffReview({ ...before, course_name, course_name_hi }));
    const after = await updateReview(trx, reviewId, changesOf(before));
    await storeReviewChange(ctx, trx, { before, after, courseName: course_name });
    const records = {
      before: presentStaffReview({ ...before, course_name, course_name_hi }),
      after: presentStaffReview({ ...after, course_name, course_name_hi }),
    };
    await recordAudit(trx, { by, action, resource: { type: 'review', id: reviewId }, ...records });
    return records.after;
  });

const gone = () => notFound('This review does not exist.');
