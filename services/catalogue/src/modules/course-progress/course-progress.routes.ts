import {
  type CourseProgressQuery,
  CourseProgressQuerySchema,
  CourseProgressRowSchema,
} from '@vidyapath/http/course-progress';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { CatalogueContext } from '../../context';
import { sendRead } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import { readProgress } from './course-progress.service';

const courseAsked = ({ query }: Pick<FastifyRequest, 'query'>) => (query as CourseProgressQuery).course_id;

export function courseProgressRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    '/api/courseProgress/course-progress',
    {
      config: { access: 'signed-in', learns: courseAsked },
      schema: {
        tags: ['course progress'],
        operationId: 'getCourseProgress',
        querystring: CourseProgressQuerySchema,
        response: { 200: Type.Array(CourseProgressRowSchema), 304: Nothing, ...problems.read },
      },
    },
    async (request, reply) => {
      const user = signedIn(request);
      void reply.header('set-cookie', ctx.lessonLinks.setCookie(user.sid, request.protocol === 'https'));
      return sendRead(request, reply, await readProgress(ctx, request.query, user));
    },
  );
}
