import type { AssetProblem } from '@vidyapath/http/lesson-names';
import type { AssetCaption } from '@vidyapath/http/lesson-assets';
import { type AssetChange, assetChanged, lessonFailed } from '@vidyapath/http/media-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { PublishedState } from '@vidyapath/service-kit/events/complete-log';
import type { Knex } from 'knex';
import { type AssetFileRow, type AssetRow, findNewest, findPlaying } from './assets.repository';

type EventsContext = { events: Events };

/** Call it in the transaction of each change of what {@link assetChanged} tells. */
export async function publishAsset({ events }: EventsContext, trx: Knex.Transaction, assetId: string): Promise<void> {
  await trx('asset').where('asset_id', assetId).increment('version', 1);
  await publishState({ events }, trx, assetId);
}

/** For its uploader's bell, in the transaction in which the file failed, after {@link publishAsset}. */
export async function publishFailure(
  { events }: EventsContext,
  trx: Knex.Transaction,
  { asset_id, created_by }: AssetFileRow,
  problem: AssetProblem,
): Promise<void> {
  const { title, version } = (await trx<AssetRow>('asset').where({ asset_id }).first()) as AssetRow;
  await events.publish(trx, lessonFailed, () => ({
    asset_id,
    title,
    problem,
    user_id: created_by,
    version: Number(version),
  }));
}

/** For the log: assets whose state is not in it. */
export const publishedAssets = ({ events }: EventsContext): PublishedState => ({
  record: assetChanged.record,
  table: 'asset',
  async publish(trx, ids: readonly string[]) {
    for (const id of ids) await publishState({ events }, trx, id);
  },
});

const publishState = ({ events }: EventsContext, trx: Knex.Transaction, assetId: string): Promise<void> =>
  events.publish(trx, assetChanged, async () => {
    const [change] = await readStates(trx, [assetId]);
    if (!change) throw new TypeError(`There is no asset ${assetId}.`);
    return change;
  });

/** Those that never were are left out. */
export async function readStates(on: Knex, ids: readonly string[]): Promise<AssetChange[]> {
  const assets: AssetRow[] = await on<AssetRow>('asset').whereIn('asset_id', ids);
  const changes: AssetChange[] = [];
  for (const asset of assets) changes.push(await readChange(on, asset));
  return changes;
}

async function readChange(on: Knex, asset: AssetRow): Promise<AssetChange> {
  const assetId = asset.asset_id;
  const playing = await findPlaying(on, asset);
  const newest = await findNewest(on, assetId);
  const captions: (AssetCaption & { file: string })[] = await on('caption')
    .where('asset_id', assetId)
    .orderBy('language')
    .select('language', 'origin', 'approved', 'cue_count', 'file');
  return {
    asset_id: assetId,
    version: Number(asset.version),
    deleted: asset.deleted_at !== null,
    playable: playing !== undefined,
    failed: !playing && newest?.state === 'failed',
    file_version: playing?.file_version ?? 0,
    duration_seconds: Math.round(playing?.duration_seconds ?? 0),
    poster: playing?.poster ?? null,
    storyboard: playing?.storyboard ?? null,
    captions,
    renditions: playing?.renditions ?? [],
  };
}
