import { internalPaths } from '@vidyapath/http/internal-paths';
import { AssetIdsSchema } from '@vidyapath/http/lesson-assets';
import { AssetChangesSchema } from '@vidyapath/http/media-events';
import { problemResponses } from '@vidyapath/http/problem';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { readStates } from './asset-events';

/** For services that need an asset before its event has reached them. */
export function assetStatesRoutes(app: TypedApp, { db }: MediaContext): void {
  app.get(
    internalPaths.lessonAssets,
    {
      config: { access: { service: 'media-log:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'listAssetStates',
        summary: 'Assets of the ids as they are now, deleted ones too; those that never were are left out.',
        querystring: Type.Object({ ids: AssetIdsSchema }, { additionalProperties: false }),
        response: { 200: AssetChangesSchema, ...problemResponses(400, 401, 403, 503) },
      },
    },
    async ({ query }) => ({ items: await readStates(db, query.ids.split(',')) }),
  );
}
