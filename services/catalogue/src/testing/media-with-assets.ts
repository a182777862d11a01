import { randomUUID } from 'node:crypto';
import { internalPaths } from '@vidyapath/http/internal-paths';
import { AssetIdsSchema } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { type AssetChange, assetChanged, AssetChangesSchema } from '@vidyapath/http/media-events';
import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { MediaClient } from '../app';
import type { TestCatalogue } from './test-catalogue';

/** A new asset, as media publishes it. */
export const assetOf = (asset_id: string, over: Partial<AssetChange> = {}): AssetChange => ({
  asset_id,
  version: 1,
  deleted: false,
  playable: false,
  failed: false,
  file_version: 0,
  duration_seconds: 0,
  poster: null,
  storyboard: null,
  captions: [],
  renditions: [],
  ...over,
});

/** Tells the catalogue of an asset as media does. */
export async function deliverAsset(catalogue: Pick<TestCatalogue, 'app' | 'tokens'>, body: AssetChange): Promise<void> {
  const { type, version } = assetChanged;
  const answer = await catalogue.app.inject({
    method: 'POST',
    url: '/internal/catalogue/events',
    payload: { id: randomUUID(), type, version, occurred_at: new Date().toISOString(), body },
    headers: catalogue.tokens.asService('events:write'),
  });
  expect(answer.statusCode).toBe(204);
}

/** Answers for the assets that it was given, and takes handouts, as media does, until it is stopped. */
export async function startMediaWithAssets() {
  const tokens = createTestTokens();
  const server = await createTestServer('media');
  await registerTokenCheck(server, tokens);
  const assets = new Map<string, AssetChange>();
  let asked = 0;
  let away = false;
  const app: TypedApp = server.withTypeProvider();
  app.get(
    internalPaths.lessonAssets,
    {
      config: { access: { service: 'media-log:read' } },
      schema: {
        operationId: 'listAssetStates',
        querystring: Type.Object({ ids: AssetIdsSchema }),
        response: { 200: AssetChangesSchema },
      },
    },
    async ({ query }) => {
      asked += 1;
      return { items: [...assets.values()].filter(({ asset_id }) => query.ids.includes(asset_id)) };
    },
  );
  const files = new Map<string, Buffer>();
  const fileRoute = {
    config: { access: { service: 'handouts:write' } },
    schema: { params: UuidParamsSchema, response: { 204: Nothing } },
  } as const;
  app.addContentTypeParser('application/pdf', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.put(
    internalPaths.handout(':id'),
    {
      ...fileRoute,
      bodyLimit: lessonLimits.handout.bytesMax,
      schema: { ...fileRoute.schema, operationId: 'storeHandout' },
    },
    async ({ params, body }, reply) => {
      files.set(params.id, body as Buffer);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    internalPaths.handout(':id'),
    { ...fileRoute, schema: { ...fileRoute.schema, operationId: 'removeHandout' } },
    async ({ params }, reply) => {
      files.delete(params.id);
      return reply.code(204).send(null);
    },
  );
  const link = injectLink(server);
  const send: typeof link.send = (request) => (away ? Promise.reject(new Error('No connection.')) : link.send(request));
  const client: MediaClient = createTestCaller(server, 'media-log:read handouts:write', tokens).clientOf('media', {
    ...link,
    send,
  });
  return {
    client,
    set: (asset: AssetChange) => assets.set(asset.asset_id, asset),
    /** Handouts by their ids. */
    files,
    /** How often it was asked. */
    asked: () => asked,
    goAway: (isAway: boolean): void => {
      away = isAway;
    },
    stop: () => server.close(),
  };
}
