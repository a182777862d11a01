import { UuidParamsSchema } from '@vidyapath/http/primitives';
import {
  ReviewDecisionBodySchema,
  ReviewListQuerySchema,
  ReviewReplyBodySchema,
  StaffReviewSchema,
} from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendRecord } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { IfMatchSchema, problems } from '@vidyapath/service-kit/http/route-schemas';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { LearningContext } from '../../context';
import { decideReview, getReview, listAllReviews, removeReviewReply, replyToReview } from './review-moderation.service';

const tags = ['review moderation'];
const config = { access: editorRoles };
const one = { tags, params: UuidParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };
const changed = { 200: StaffReviewSchema, ...problems.change };

export function reviewModerationRoutes(app: TypedApp, ctx: LearningContext): void {
  app.get(
    paths.reviews,
    {
      config,
      schema: {
        tags,
        operationId: 'listReviews',
        querystring: ReviewListQuerySchema,
        response: { 200: Type.Array(StaffReviewSchema), ...problems.guardedList },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listAllReviews(ctx, request.query)),
  );

  app.get(
    paths.review(':id'),
    {
      config,
      schema: { ...one, operationId: 'getReview', response: { 200: StaffReviewSchema, ...problems.guardedRead } },
    },
    async (request, reply) => sendRecord(reply, await getReview(ctx, request.params.id)),
  );

  app.post(
    paths.reviewDecision(':id'),
    {
      config,
      schema: { ...changeOne, operationId: 'decideReview', body: ReviewDecisionBodySchema, response: changed },
    },
    async (request, reply) =>
      sendRecord(reply, await decideReview(ctx, request.params.id, request.body, writeOf(request))),
  );

  app.put(
    paths.reviewReply(':id'),
    { config, schema: { ...changeOne, operationId: 'replyToReview', body: ReviewReplyBodySchema, response: changed } },
    async (request, reply) =>
      sendRecord(reply, await replyToReview(ctx, request.params.id, request.body, writeOf(request))),
  );

  app.delete(
    paths.reviewReply(':id'),
    { config, schema: { ...changeOne, operationId: 'deleteReviewReply', response: changed } },
    async (request, reply) => sendRecord(reply, await removeReviewReply(ctx, request.params.id, writeOf(request))),
  );
}
