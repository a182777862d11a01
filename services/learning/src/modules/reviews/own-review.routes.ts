import { OwnReviewSchema, ReviewBodySchema } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { sendUnstored } from '../../lib/http/answers';
import { courseOfPath } from '../../lib/http/course-of-path';
import type { LearningApp } from '../../lib/http/learning-app';
import { Nothing, problems } from '../../lib/http/schemas';
import { callerOf } from '../../lib/http/signed-in';
import type { OwnReviewService } from './own-review.service';

/** Staff and Admin do not review. */
const config = { access: ['User'], learns: courseOfPath } as const;
const one = { tags: ['reviews'], params: IdParamsSchema };

export function ownReviewRoutes(app: LearningApp, review: OwnReviewService): void {
  app.get(
    paths.ownReview(':id'),
    {
      config,
      schema: { ...one, operationId: 'getOwnReview', response: { 200: OwnReviewSchema, ...problems.guardedRead } },
    },
    async (request, reply) => sendUnstored(reply, await review.get(request.params.id, callerOf(request))),
  );

  app.put(
    paths.ownReview(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'writeOwnReview',
        body: ReviewBodySchema,
        response: { 200: OwnReviewSchema, ...problems.change },
      },
    },
    async (request, reply) => sendUnstored(reply, await review.put(request.params.id, callerOf(request), request.body)),
  );

  app.delete(
    paths.ownReview(':id'),
    { config, schema: { ...one, operationId: 'deleteOwnReview', response: { 204: Nothing, ...problems.guardedRead } } },
    async (request, reply) => {
      await review.remove(request.params.id, callerOf(request));
      return reply.code(204).send(null);
    },
  );
}
