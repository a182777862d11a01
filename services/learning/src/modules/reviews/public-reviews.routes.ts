import { PublicReviewListQuerySchema, PublicReviewSchema, ReviewSummarySchema } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import type { LearningContext } from '../../context';
import { getReviewSummary, listCourseReviews } from './public-reviews.service';

const config = { access: 'public' } as const;
const one = { tags: ['reviews'], params: IdParamsSchema };

export function publicReviewsRoutes(app: TypedApp, ctx: LearningContext): void {
  app.get(
    paths.courseReviews(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'listCourseReviews',
        querystring: PublicReviewListQuerySchema,
        response: { 200: Type.Array(PublicReviewSchema), ...problems.guardedRead },
      },
    },
    async ({ params, query, user }, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listCourseReviews(ctx, params.id, query, user)),
  );

  app.get(
    paths.courseReviewSummary(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'getCourseReviewSummary',
        response: { 200: ReviewSummarySchema, ...problems.guardedRead },
      },
    },
    async ({ params, user }, reply) => sendNoStore(reply, await getReviewSummary(ctx, params.id, user)),
  );
}
