import { CourseSchema } from '@vidyapath/http/course';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import {
  NewLessonsSchema,
  OutlineChangedSchema,
  OutlineChangesBodySchema,
  OutlineLessonsBodySchema,
  OutlineMovesBodySchema,
  OutlineSchema,
} from '@vidyapath/http/course-outline';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { Type } from 'typebox';
import type { CatalogueContext } from '../../context';
import { addLessons, changeLessons } from '../module-videos/module-videos';
import { copyCourse } from './course-copy.service';
import { placesOf } from './outline.presenter';
import { moveInOutline, readOutline } from './outline.service';

const of = { tags: ['course builder'], params: IdParamsSchema };
const write = { ...of, headers: IdempotencyKeySchema };
const config = { access: editorRoles };

export function courseBuilderRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    courseBuilderPaths.outline(':id'),
    {
      config,
      schema: {
        ...of,
        operationId: 'getCourseOutline',
        summary: 'All modules and lessons in their order. The ETag is of ids, places and order only.',
        response: { 200: OutlineSchema, ...problemResponses(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const outline = await readOutline(ctx, request.params.id);
      return sendRecord(reply, outline, placesOf(outline));
    },
  );

  app.post(
    courseBuilderPaths.outlineMoves(':id'),
    {
      config,
      schema: {
        ...of,
        operationId: 'moveInCourseOutline',
        headers: Type.Object({ ...IdempotencyKeySchema.properties, ...IfMatchSchema.properties }),
        body: OutlineMovesBodySchema,
        response: { 200: OutlineSchema, ...problems.create, 412: OutlineChangedSchema },
      },
    },
    async (request, reply) => {
      const outline = await moveInOutline(ctx, request.params.id, request.body.moves, writeOf(request));
      return sendRecord(reply, outline, placesOf(outline));
    },
  );

  app.post(
    courseBuilderPaths.outlineLessons(':id'),
    {
      config,
      schema: {
        ...write,
        operationId: 'addCourseLessons',
        body: OutlineLessonsBodySchema,
        response: { 201: NewLessonsSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const lessons = await addLessons(ctx, params.id, body, writeOf(request));
      return sendCreated(reply, courseBuilderPaths.outline(params.id), lessons);
    },
  );

  app.post(
    courseBuilderPaths.outlineChanges(':id'),
    {
      config,
      schema: {
        ...write,
        operationId: 'changeCourseLessons',
        body: OutlineChangesBodySchema,
        response: { 204: Nothing, ...problems.create },
      },
    },
    async (request, reply) => {
      await changeLessons(ctx, request.params.id, request.body, writeOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    courseBuilderPaths.courseCopy(':id'),
    {
      config,
      schema: { ...write, operationId: 'copyCourse', response: { 201: CourseSchema, ...problems.create } },
    },
    async (request, reply) => {
      const course = await copyCourse(ctx, request.params.id, writeOf(request));
      return sendCreated(reply, paths.course(course.course_id), course);
    },
  );
}
