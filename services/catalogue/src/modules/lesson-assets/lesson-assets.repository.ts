import type { LessonUse } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { AssetChange } from '@vidyapath/http/media-events';
import type { PlayableAsset } from '@vidyapath/service-kit/domain/access/present-stream';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';
import { firstOf } from '../../lib/lists/rows';

export type AssetRow = Pick<AssetChange, 'asset_id' | 'deleted' | 'duration_seconds'>;

export const findAssets = (on: Knex, assetIds: readonly string[]): Promise<AssetRow[]> =>
  on('assets').whereIn('asset_id', assetIds).select<AssetRow[]>('asset_id', 'deleted', 'duration_seconds');

export const findPlayableAsset = (on: Knex, assetId: string): Promise<PlayableAsset | undefined> =>
  firstOf(
    on('assets')
      .where({ asset_id: assetId, playable: true, deleted: false })
      .first('asset_id', 'file_version', 'duration_seconds', 'poster', 'storyboard', 'captions', 'renditions'),
  );

/** Returns the ids of those that are newer than the stored ones. */
export async function storeAssetRows(trx: Knex.Transaction, assets: readonly AssetChange[]): Promise<string[]> {
  const rows = assets.map(({ storyboard, captions, renditions, ...row }) => ({
    ...row,
    storyboard: storyboard && JSON.stringify(storyboard),
    captions: JSON.stringify(captions),
    renditions: JSON.stringify(renditions),
  }));
  const stored = await keepNewer(trx, { table: 'assets', key: 'asset_id', rows });
  return stored.map(({ asset_id }) => asset_id);
}

const lockName = 'catalogue.lesson-assets';

/** An asset does not change until the end of the transaction. Call it before courses are locked. */
export async function holdAssets(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock_shared(hashtext(?))', [lockName]);
}

/** No lesson gets an asset until the end of the transaction. Call it before courses are locked. */
export async function holdLessonsOfAssets(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [lockName]);
}

/** By lessons, published or not, and introductions. */
export async function countUses(on: Knex, assetId: string): Promise<number> {
  const lessons = on('module_videos').where('asset_id', assetId);
  // With the condition of the index.
  const introductions = on('courses')
    .where('video_path', addressOfAsset(assetId))
    .whereRaw("video_path like '/media/lessons/%'");
  const counts = await Promise.all([lessons, introductions].map((uses) => uses.count({ count: '*' }).first()));
  return counts.reduce((sum, row) => sum + Number(row?.count), 0);
}

export async function findUses(on: Knex, assetId: string): Promise<LessonUse[]> {
  const rows: LessonUse[] = await on('module_videos as v')
    .join('courses as c', 'c.course_id', 'v.course_id')
    .where('v.asset_id', assetId)
    .orderBy('v.video_id')
    .limit(lessonLimits.usesShown)
    .select('v.course_id', 'c.course_name', 'v.module_id', 'v.video_id', 'v.video_title');
  return rows;
}
