import { OwnReviewSchema, ReviewBodySchema } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { sendRecord } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import { courseOfPath } from '../../lib/http/course-of-path';
import type { LearningContext } from '../../context';
import { getOwnReview, removeOwnReview, writeOwnReview } from './own-review.service';

/** Staff and Admin do not review. */
const config = { access: ['User'], learns: courseOfPath } as const;
const one = { tags: ['reviews'], params: IdParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };

export function ownReviewRoutes(app: TypedApp, ctx: LearningContext): void {
  app.get(
    paths.ownReview(':id'),
    {
      config,
      schema: { ...one, operationId: 'getOwnReview', response: { 200: OwnReviewSchema, ...problems.guardedRead } },
    },
    async (request, reply) => sendRecord(reply, await getOwnReview(ctx, request.params.id, signedIn(request))),
  );

  app.put(
    paths.ownReview(':id'),
    {
      config,
      schema: {
        ...changeOne,
        operationId: 'writeOwnReview',
        body: ReviewBodySchema,
        response: { 200: OwnReviewSchema, ...problems.change },
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request;
      return sendRecord(reply, await writeOwnReview(ctx, params.id, signedIn(request), body, headers['if-match']));
    },
  );

  app.delete(
    paths.ownReview(':id'),
    {
      config,
      schema: { ...changeOne, operationId: 'deleteOwnReview', response: { 204: Nothing, ...problems.change } },
    },
    async (request, reply) => {
      await removeOwnReview(ctx, request.params.id, signedIn(request), request.headers['if-match']);
      return reply.code(204).send(null);
    },
  );
}
