import { CourseProgressQuerySchema } from '@vidyapath/http/course-progress';
import {
  PublicCourseContentSchema,
  PublicCourseListQuerySchema,
  PublicCourseSchema,
} from '@vidyapath/http/public-course';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import { longAnswer, sendList, sendRead } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import type { ReadPublicCourses } from './read-public-courses';

const tags = ['course progress'];

export function publicCoursesRoutes(app: TypedApp, readPublicCourses: ReadPublicCourses): void {
  app.get(
    '/api/courseProgress/public-course-content',
    {
      config: { access: 'public' },
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
        await readPublicCourses(request.user, (service) => service.content(request.query.course_id, request.user)),
      ),
  );

  app.get(
    '/api/courseProgress/public-course-content-by-category',
    {
      handlerTimeout: longAnswer,
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'listPublicCourses',
        querystring: PublicCourseListQuerySchema,
        response: { 200: Type.Array(PublicCourseSchema), 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const turns = app.readQueues.turnsOf(request);
      const { list, partial } = await readPublicCourses(request.user, (service) => service.list(request.query, turns));
      if (partial) request.contentVersion = undefined;
      return sendList(request, reply, list);
    },
  );
}
