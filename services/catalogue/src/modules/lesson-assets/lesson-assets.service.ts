import { internalPaths } from '@vidyapath/http/internal-paths';
import type { LessonUses } from '@vidyapath/http/lesson-assets';
import type { AssetChange } from '@vidyapath/http/media-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { HttpProblem, unavailable } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import {
  countUses,
  findAsset,
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

/**
 * Throws a 400, with errors of `field` if there is one, where media has no such asset. Asks media for one that no event has named yet: a
 * lesson is made as soon as its upload is. Call it outside of transactions.
 */
export async function assertAssetExists(ctx: CatalogueContext, assetId: string, field?: string): Promise<void> {
  if (!(await findAsset(ctx.db, assetId))) await fetchAsset(ctx, assetId);
  const asset = await findAsset(ctx.db, assetId);
  if (asset && !asset.deleted) return;
  const detail = 'This file is not stored here. Please upload it first.';
  throw new HttpProblem(400, detail, { kind: 'unknown-lesson-file', ...(field && { errors: [{ field, detail }] }) });
}

async function fetchAsset(ctx: CatalogueContext, ids: string): Promise<void> {
  const { media } = ctx.clients;
  if (!media) return;
  const { items } = await bodyOf(media.GET(internalPaths.lessonAssets, { params: { query: { ids } } })).catch(
    (error: unknown) => {
      throw unavailable(2, 'Files cannot be checked at the moment. Please try again shortly.', error);
    },
  );
  await ctx.db.transaction((trx) => storeAssets(ctx, trx, items));
}

/** In seconds; it stays so until the end of the transaction. 0: not known yet. Call it before courses are locked. */
export async function holdDuration(trx: Knex.Transaction, assetId: string): Promise<number> {
  await holdAssets(trx);
  const asset = await findAsset(trx, assetId);
  return asset?.duration_seconds ?? 0;
}

export const readUses = async ({ db }: CatalogueContext, assetId: string): Promise<LessonUses> => ({
  count: await countUses(db, assetId),
  items: await findUses(db, assetId),
});
