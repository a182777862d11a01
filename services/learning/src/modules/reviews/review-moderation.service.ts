import type {
  ReviewDecisionBody,
  ReviewListQuery,
  ReviewReplyBody,
  StaffReview,
} from '@vidyapath/http/learning-reviews';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import { badRequest, conflict, notFound, preconditionFailed } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Knex } from 'knex';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { CourseRow } from '../courses/courses.repository';
import { noteReviewChange } from './review-events';
import { findNamedReview, listReviews } from './review-lists.repository';
import { decisionOf } from './reviews.policy';
import { presentStaffReview } from './reviews.presenter';
import { type ReviewChanges, reviewsRepository as reviews } from './reviews.repository';
import type { ReviewRow } from './review-row';

export interface ReviewModerationOptions {
  db: Database;
  findCourse: (on: Knex, courseId: number) => Promise<CourseRow | undefined>;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

const actions = { accept: 'review.accepted', reject: 'review.rejected', remove: 'review.removed' } as const;

export function createReviewModerationService({ db, findCourse, events, now }: ReviewModerationOptions) {
  /** Changes a review under its lock, with an audit entry. `changesOf` may throw a problem. */
  const change = (
    reviewId: string,
    { by, ifMatch, action }: Write & { action: string },
    changesOf: (row: ReviewRow) => ReviewChanges,
  ): Promise<StaffReview> =>
    db.transaction(async (trx) => {
      const before = await reviews.lock(trx, reviewId);
      if (!before) throw gone();
      const { course_name = '' } = (await findCourse(trx, before.course_id)) ?? {};
      assertIfMatch(ifMatch, present(before, course_name));
      const after = await reviews.update(trx, reviewId, changesOf(before));
      await noteReviewChange(trx, events, { before, after, courseName: course_name });
      const records = { before: present(before, course_name), after: present(after, course_name) };
      await recordAudit(trx, { by, action, resource: { type: 'review', id: reviewId }, ...records });
      return records.after;
    });

  return {
    list: async (query: ReviewListQuery) =>
      presentList(await listReviews(db, query), (rows) => rows.map(presentStaffReview)),

    async get(reviewId: string): Promise<StaffReview> {
      const row = await findNamedReview(db, reviewId);
      if (!row) throw gone();
      return presentStaffReview(row);
    },

    /** @throws {HttpProblem} 409 `review-state`, 412 when the author has changed the text since */
    async decide(reviewId: string, body: ReviewDecisionBody, write: Write): Promise<StaffReview> {
      const { decision, note } = body;
      const criterion = decision === 'accept' ? null : (body.criterion ?? null);
      if (decision !== 'accept' && criterion === null)
        throw badRequest('criterion', 'Say which criterion the review does not meet.');
      return change(reviewId, { ...write, action: actions[decision] }, (row) => {
        if (body.version !== undefined && body.version !== row.version) throw preconditionFailed();
        const changes = decisionOf(row, decision);
        if (!changes) throw conflict('review-state', `This review is ${row.status}, so this cannot be decided now.`);
        const decided = { decision, decided_at: now(), decided_by_name: write.by.actor?.name ?? null };
        return { ...changes, ...decided, criterion, note: note || null };
      });
    },

    reply: (reviewId: string, { body }: ReviewReplyBody, write: Write): Promise<StaffReview> =>
      change(reviewId, { ...write, action: 'review.answered' }, ({ reply_at }) => ({
        reply_body: body,
        reply_at: reply_at ?? now(),
      })),

    removeReply: (reviewId: string, write: Write): Promise<StaffReview> =>
      change(reviewId, { ...write, action: 'review-reply.deleted' }, ({ reply_body }) => {
        if (reply_body === null) throw notFound('This review has no reply.');
        return { reply_body: null, reply_at: null };
      }),
  };
}

export type ReviewModerationService = ReturnType<typeof createReviewModerationService>;

const present = (row: ReviewRow, course_name: string) => presentStaffReview({ ...row, course_name });

const gone = () => notFound('This review does not exist.');
