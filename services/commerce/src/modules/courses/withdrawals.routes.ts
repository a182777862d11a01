import { internalPaths } from '@vidyapath/http/internal-paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import type { CommerceContext } from '../../context';
import { restoreCourse, withdrawCourse } from './withdrawals.service';

const tags = ['internal'];
const config = { access: { service: 'courses:withdraw' } };
const url = internalPaths.courseWithdrawal(':id');

export function withdrawalsRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.put(
    url,
    {
      config,
      schema: {
        tags,
        operationId: 'withdrawCourse',
        summary: 'Takes no new orders of a course that is about to be deleted. Lifted after a minute where it was not.',
        params: IdParamsSchema,
        response: { 204: Nothing, ...problemResponses(400, 401, 403, 409, 503) },
      },
    },
    async (request, reply) => {
      await withdrawCourse(ctx, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    url,
    {
      config,
      schema: {
        tags,
        operationId: 'restoreCourse',
        params: IdParamsSchema,
        response: { 204: Nothing, ...problemResponses(400, 401, 403, 503) },
      },
    },
    async (request, reply) => {
      await restoreCourse(ctx, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
