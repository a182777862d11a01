import { AccessQuerySchema, CourseAccessSchema } from '@vidyapath/http/commerce-access';
import { internalPaths } from '@vidyapath/http/internal-paths';
import { limits } from '@vidyapath/http/limits';
import { paths } from '@vidyapath/http/paths';
import { IdSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { CommerceContext } from '../../context';
import { findAccess, findGrantedAccess } from './access.service';

const tags = ['access'];

export function accessRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    paths.courseAccess,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'getAccess',
        summary: 'Who asks with `course_id` gets one answer, with `course_ids` one for each, in their order.',
        querystring: AccessQuerySchema,
        response: { 200: Type.Union([CourseAccessSchema, Type.Array(CourseAccessSchema)]), ...problems.list },
      },
    },
    async (request, reply) => {
      const { course_id, course_ids } = request.query;
      if ((course_id === undefined) === (course_ids === undefined))
        throw badRequest('course_id', 'Name either one course or several.');
      const ids = course_ids === undefined ? [] : idsOf(course_ids);
      const answers = await findAccess(ctx, signedIn(request), course_id === undefined ? ids : [course_id]);
      return sendNoStore(reply, course_id === undefined ? answers : answers[0]);
    },
  );

  app.get(
    internalPaths.courseAccess,
    {
      config: { access: { service: 'access:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'getGrantedAccess',
        summary: 'Whether a live grant gives the course now; roles and prices are known elsewhere.',
        querystring: Type.Object({ user_id: IdSchema, course_id: IdSchema }, { additionalProperties: false }),
        response: {
          200: Type.Pick(CourseAccessSchema, ['access', 'ends_at']),
          ...problemResponses(400, 401, 403, 503),
        },
      },
    },
    async (request, reply) =>
      sendNoStore(reply, await findGrantedAccess(ctx, request.query.user_id, request.query.course_id)),
  );
}

function idsOf(text: string): number[] {
  const ids = text.split(',').map(Number);
  if (ids.some((id) => id > limits.id.max))
    throw badRequest('course_ids', 'A course has a number that no course can have.');
  return ids;
}
