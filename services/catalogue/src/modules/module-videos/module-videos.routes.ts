import { ModuleVideoBodySchema, ModuleVideoListQuerySchema, ModuleVideoSchema } from '@vidyapath/http/module-video';
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
import { changeVideo, createVideo, readVideo, readVideos, removeVideo } from './module-videos.service';

const tags = ['module videos'];
const one = { tags, params: IdParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };
/** Reads too, since a video's record has its address. */
const config = { access: editorRoles };

export function moduleVideosRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    '/api/courseModule/moduleVideo',
    {
      config,
      handlerTimeout: longAnswer,
      schema: {
        tags,
        operationId: 'listModuleVideos',
        querystring: ModuleVideoListQuerySchema,
        response: { 200: Type.Array(ModuleVideoSchema), 304: Nothing, ...problems.guardedList },
      },
    },
    async (request, reply) => sendList(request, reply, await inTurn(request, () => readVideos(ctx, request.query))),
  );

  app.get(
    paths.moduleVideo(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'getModuleVideo',
        response: { 200: ModuleVideoSchema, 304: Nothing, ...problems.guardedRead },
      },
    },
    async (request, reply) => sendRead(request, reply, await readVideo(ctx, request.params.id)),
  );

  app.post(
    '/api/courseModule/moduleVideo',
    {
      config,
      schema: {
        tags,
        operationId: 'createModuleVideo',
        headers: IdempotencyKeySchema,
        body: ModuleVideoBodySchema,
        response: { 201: ModuleVideoSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const video = await createVideo(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.moduleVideo(video.video_id), video);
    },
  );

  app.put(
    paths.moduleVideo(':id'),
    {
      config,
      schema: {
        ...changeOne,
        operationId: 'changeModuleVideo',
        body: ModuleVideoBodySchema,
        response: { 200: ModuleVideoSchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changeVideo(ctx, request.params.id, request.body, writeOf(request))),
  );

  app.delete(
    paths.moduleVideo(':id'),
    {
      config,
      schema: { ...changeOne, operationId: 'deleteModuleVideo', response: { 204: Nothing, ...problems.remove } },
    },
    async (request, reply) => {
      await removeVideo(ctx, request.params.id, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
