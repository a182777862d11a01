import { internalPaths } from '@vidyapath/http/internal-paths';
import type { LessonUses } from '@vidyapath/http/lesson-assets';
import type { AssetChange } from '@vidyapath/http/media-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { HttpProblem, unavailable } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import {
  countUses,
  findAssets,
  findUses,
  holdAssets,
  holdLessonsOfAssets,
  storeAssetRows,
} from './lesson-assets.repository';

/** Stores media's newer states of assets, and what others take from them. */
export async function storeAssets(
  { hooks }: CatalogueContext,
  trx: Knex.Transaction,
  assets: readonly AssetChange[],
): Promise<void> {
  await holdLessonsOfAssets(trx);
  const changed = await storeAssetRows(trx, assets);
  for (const follow of hooks.assetsChanged) await follow(trx, changed);
}

/** {@link assertAssetsExist} with errors of `field` if there is one. */
export const assertAssetExists = (ctx: CatalogueContext, assetId: string, field?: string): Promise<void> =>
  assertAssetsExist(ctx, [assetId], field);

/**
 * Throws a 400 where media does not have one of the assets. Asks media for those that no event has named yet: a lesson is made as soon as
 * its upload is. Call it outside of transactions.
 */
export async function assertAssetsExist(
  ctx: CatalogueContext,
  assetIds: readonly string[],
  field?: string,
): Promise<void> {
  const known = new Set((await findAssets(ctx.db, assetIds)).map(({ asset_id }) => asset_id));
  const unknown = assetIds.filter((id) => !known.has(id));
  if (unknown.length > 0) await fetchAssets(ctx, unknown);
  const assets = await findAssets(ctx.db, assetIds);
  const present = new Set(assets.filter(({ deleted }) => !deleted).map(({ asset_id }) => asset_id));
  if (assetIds.every((id) => present.has(id))) return;
  const detail = 'This file is not stored here. Please upload it first.';
  throw new HttpProblem(400, detail, { kind: 'unknown-lesson-file', ...(field && { errors: [{ field, detail }] }) });
}

async function fetchAssets(ctx: CatalogueContext, assetIds: readonly string[]): Promise<void> {
  const { media } = ctx.clients;
  if (!media) return;
  const ids = assetIds.join(',');
  const { items } = await bodyOf(media.GET(internalPaths.lessonAssets, { params: { query: { ids } } })).catch(
    (error: unknown) => {
      throw unavailable(2, 'Files cannot be checked at the moment. Please try again shortly.', error);
    },
  );
  await ctx.db.transaction((trx) => storeAssets(ctx, trx, items));
}

/** Seconds by asset; they stay so until the end of the transaction. 0: not known yet. Call it before courses are locked. */
export async function holdDurations(
  trx: Knex.Transaction,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  await holdAssets(trx);
  const assets = await findAssets(trx, assetIds);
  return new Map(assets.map(({ asset_id, duration_seconds }) => [asset_id, duration_seconds]));
}

export const readUses = async ({ db }: CatalogueContext, assetId: string): Promise<LessonUses> => ({
  count: await countUses(db, assetId),
  items: await findUses(db, assetId),
});
