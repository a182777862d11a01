import { CourseModuleBodySchema, CourseModuleListQuerySchema, CourseModuleSchema } from '@vidyapath/http/course-module';
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
import { longAnswer, sendList, sendRead } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import { inTurn } from '../../lib/lists/read-queues';
import { changeModule, createModule, readModule, readModules, removeModule } from './course-modules.service';

const tags = ['course modules'];
const one = { tags, params: IdParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };
const read = { access: 'public' } as const;
const write = { access: editorRoles };

export function courseModulesRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    paths.courseModules,
    {
      config: read,
      handlerTimeout: longAnswer,
      schema: {
        tags,
        operationId: 'listCourseModules',
        querystring: CourseModuleListQuerySchema,
        response: { 200: Type.Array(CourseModuleSchema), 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) =>
      sendList(request, reply, await inTurn(request, () => readModules(ctx, request.query, request.user))),
  );

  app.get(
    paths.courseModule(':id'),
    {
      config: read,
      schema: {
        ...one,
        operationId: 'getCourseModule',
        response: { 200: CourseModuleSchema, 304: Nothing, ...problems.read },
      },
    },
    async (request, reply) => sendRead(request, reply, await readModule(ctx, request.params.id, request.user)),
  );

  app.post(
    paths.courseModules,
    {
      config: write,
      schema: {
        tags,
        operationId: 'createCourseModule',
        headers: IdempotencyKeySchema,
        body: CourseModuleBodySchema,
        response: { 201: CourseModuleSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const courseModule = await createModule(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.courseModule(courseModule.ModuleId), courseModule);
    },
  );

  app.put(
    paths.courseModule(':id'),
    {
      config: write,
      schema: {
        ...changeOne,
        operationId: 'changeCourseModule',
        body: CourseModuleBodySchema,
        response: { 200: CourseModuleSchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changeModule(ctx, request.params.id, request.body, writeOf(request))),
  );

  app.delete(
    paths.courseModule(':id'),
    {
      config: write,
      schema: { ...changeOne, operationId: 'deleteCourseModule', response: { 204: Nothing, ...problems.remove } },
    },
    async (request, reply) => {
      await removeModule(ctx, request.params.id, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
