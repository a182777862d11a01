import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { AssetBodySchema, AssetListQuerySchema, AssetSchema } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { PlaySchema } from '@vidyapath/http/play';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { sendNoStore, sendRecord } from '@vidyapath/service-kit/http/answers';
import { sendListWithEtag } from '@vidyapath/service-kit/http/etag';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import { setTotalCount } from '@vidyapath/service-kit/lists/list-query';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { titleVersion } from './library.presenter';
import { changeTitle, dismissNext, playAsset, readAsset, readAssets, removeAsset, retry } from './library.service';

const config = { access: editorRoles } as const;
const tags = ['assets'];
const one = { tags, params: UuidParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };

export function libraryRoutes(app: TypedApp, ctx: MediaContext): void {
  app.get(
    lessonPaths.assets,
    {
      config,
      schema: {
        tags,
        operationId: 'listAssets',
        querystring: AssetListQuerySchema,
        response: { 200: Type.Array(AssetSchema), 304: Nothing, ...problems.guardedList },
      },
    },
    async (request, reply) => {
      const { rows, total } = await readAssets(ctx, request.query);
      setTotalCount(reply, total);
      return sendListWithEtag(request, reply, rows);
    },
  );

  app.get(
    lessonPaths.asset(':id'),
    { config, schema: { ...one, operationId: 'getAsset', response: { 200: AssetSchema, ...problems.guardedRead } } },
    async (request, reply) => {
      const asset = await readAsset(ctx, request.params.id);
      return sendRecord(reply, asset, titleVersion(asset));
    },
  );

  app.put(
    lessonPaths.asset(':id'),
    {
      config,
      schema: {
        ...changeOne,
        operationId: 'changeAsset',
        body: AssetBodySchema,
        response: { 200: AssetSchema, ...problems.change },
      },
    },
    async (request, reply) => {
      const asset = await changeTitle(ctx, request.params.id, request.body, writeOf(request));
      return sendRecord(reply, asset, titleVersion(asset));
    },
  );

  app.delete(
    lessonPaths.asset(':id'),
    { config, schema: { ...changeOne, operationId: 'deleteAsset', response: { 204: Nothing, ...problems.change } } },
    async (request, reply) => {
      await removeAsset(ctx, request.params.id, writeOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    lessonPaths.assetPlay(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'playAsset',
        summary: 'Addresses of what plays the video, and a cookie that opens them',
        response: { 200: PlaySchema, ...problemResponses(400, 401, 403, 404, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const play = await playAsset(ctx, id);
      void reply.header(
        'set-cookie',
        ctx.lessonLinks.setAssetCookie(id, request.user?.sid, request.protocol === 'https'),
      );
      return sendNoStore(reply, play);
    },
  );

  app.post(
    lessonPaths.assetRetry(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'retryAsset',
        response: { 202: AssetSchema, ...problemResponses(400, 401, 403, 404, 409, 429, 503) },
      },
    },
    async (request, reply) => reply.code(202).send(await retry(ctx, request.params.id, writeOf(request))),
  );

  app.delete(
    lessonPaths.assetNext(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'dismissNextVersion',
        response: { 204: Nothing, ...problemResponses(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      await dismissNext(ctx, request.params.id, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
