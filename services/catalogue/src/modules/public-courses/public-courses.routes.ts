import { CourseProgressQuerySchema } from '@vidyapath/http/course-progress';
import {
  PublicCourseContentSchema,
  PublicCourseListQuerySchema,
  PublicCourseSchema,
} from '@vidyapath/http/public-course';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { CatalogueContext } from '../../context';
import { longAnswer, sendList, sendRead } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import { readPublicContent, readPublicCourses } from './public-courses.service';
import { readFor, searchFor } from './visitor-reads';

const tags = ['course progress'];

export function publicCoursesRoutes(app: TypedApp, ctx: CatalogueContext): void {
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
        await readFor(ctx, request.user, (reads) => readPublicContent(reads, request.query, request.user)),
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
      const list = await searchFor(ctx, request, (reads) => readPublicCourses(reads, request.query, turns));
      return sendList(request, reply, list);
    },
  );
}
