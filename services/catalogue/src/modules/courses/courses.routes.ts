import {
  CourseBodySchema,
  CourseListItemSchema,
  CourseListQuerySchema,
  CourseNameSchema,
  CourseSchema,
} from '@vidyapath/http/course';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { editorRoles } from '@vidyapath/http/roles';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import { IfMatchSchema, Nothing } from '@vidyapath/service-kit/http/route-schemas';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CatalogueContext } from '../../context';
import { longAnswer, sendList, sendRead, writtenBy } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import { inTurn } from '../../lib/lists/read-queues';
import { changeCourse, createCourse, readCourse, readCourseNames, readCourses, removeCourse } from './courses.service';

const tags = ['courses'];
const one = { tags, params: IdParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };
const namesSchema = { ...Type.Array(CourseNameSchema) };
const read = { access: 'public' } as const;
const write = { access: editorRoles };

export function coursesRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    paths.courses,
    {
      config: read,
      handlerTimeout: longAnswer,
      schema: {
        tags,
        operationId: 'listCourses',
        querystring: CourseListQuerySchema,
        response: { 200: Type.Array(CourseListItemSchema), 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const { query, user } = request;
      if (!query.fields) return sendList(request, reply, await inTurn(request, () => readCourses(ctx, query, user)));
      return sendList(
        request,
        writtenBy(reply, namesSchema),
        await inTurn(request, () => readCourseNames(ctx, query, user)),
      );
    },
  );

  app.get(
    paths.course(':id'),
    {
      config: read,
      schema: { ...one, operationId: 'getCourse', response: { 200: CourseSchema, 304: Nothing, ...problems.read } },
    },
    async (request, reply) => sendRead(request, reply, await readCourse(ctx, request.params.id, request.user)),
  );

  app.post(
    paths.courses,
    {
      config: write,
      schema: {
        tags,
        operationId: 'createCourse',
        headers: IdempotencyKeySchema,
        body: CourseBodySchema,
        response: { 201: CourseSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const course = await createCourse(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.course(course.course_id), course);
    },
  );

  app.put(
    paths.course(':id'),
    {
      config: write,
      schema: {
        ...changeOne,
        operationId: 'changeCourse',
        body: CourseBodySchema,
        response: { 200: CourseSchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changeCourse(ctx, request.params.id, request.body, writeOf(request))),
  );

  app.delete(
    paths.course(':id'),
    {
      config: write,
      schema: { ...changeOne, operationId: 'deleteCourse', response: { 204: Nothing, ...problems.remove } },
    },
    async (request, reply) => {
      await removeCourse(ctx, request.params.id, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
