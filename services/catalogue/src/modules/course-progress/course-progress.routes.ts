import {
  type CourseProgressQuery,
  CourseProgressQuerySchema,
  CourseProgressRowSchema,
  PublicCourseContentSchema,
  PublicCourseListQuerySchema,
  PublicCourseSchema,
} from '@vidyapath/http/course-progress';
import type { LessonLinks } from '@vidyapath/service-kit/access/lesson-links';
import { unauthorized } from '@vidyapath/service-kit/http/errors';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import { longAnswer, sendList, sendRead } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import type { Viewer } from '../../lib/http/viewer';
import { courseProgressAccess } from './course-progress.policy';
import type { CourseProgressService } from './course-progress.service';

const tags = ['course progress'];

const courseAsked = ({ query }: Pick<FastifyRequest, 'query'>) => (query as CourseProgressQuery).course_id;

/** Answers a public read for whoever asks, from the primary or from a replica. */
export type PublicReads = <Result>(
  viewer: Viewer,
  read: (service: CourseProgressService) => Promise<Result>,
) => Promise<Result>;

export function courseProgressRoutes(
  app: TypedApp,
  courseProgress: CourseProgressService,
  publicReads: PublicReads,
  lessonLinks: LessonLinks,
): void {
  app.get(
    '/api/courseProgress/course-progress',
    {
      config: { access: courseProgressAccess.content, learns: courseAsked },
      schema: {
        tags,
        operationId: 'getCourseProgress',
        querystring: CourseProgressQuerySchema,
        response: { 200: Type.Array(CourseProgressRowSchema), 304: Nothing, ...problems.read },
      },
    },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthorized();
      void reply.header('set-cookie', lessonLinks.setCookie(user.jti, request.protocol === 'https'));
      return sendRead(request, reply, await courseProgress.progress(request.query.course_id, user));
    },
  );

  app.get(
    '/api/courseProgress/public-course-content',
    {
      config: { access: courseProgressAccess.publicContent },
      schema: {
        tags,
        operationId: 'getPublicCourseContent',
        querystring: CourseProgressQuerySchema,
        response: { 200: PublicCourseContentSchema, 304: Nothing, ...problems.read },
      },
    },
    async (request, reply) =>
      sendRead(
        request,
        reply,
        await publicReads(request.user, (service) => service.publicContent(request.query.course_id, request.user)),
      ),
  );

  app.get(
    '/api/courseProgress/public-course-content-by-category',
    {
      handlerTimeout: longAnswer,
      config: { access: courseProgressAccess.publicContent },
      schema: {
        tags,
        operationId: 'listPublicCourses',
        querystring: PublicCourseListQuerySchema,
        response: { 200: Type.Array(PublicCourseSchema), 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const turns = app.readQueues.turnsOf(request);
      const { list, partial } = await publicReads(request.user, (service) =>
        service.publicCourses(request.query, turns),
      );
      if (partial) request.contentVersion = undefined;
      return sendList(request, reply, list);
    },
  );
}
