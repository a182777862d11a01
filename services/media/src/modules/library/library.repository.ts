import type { AssetCaption, AssetListQuery } from '@vidyapath/http/lesson-assets';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import type { AssetFileRow, AssetRow } from '../assets/assets';
import { queuePlaces } from '../encodings/encodings';
import { isUnused } from '../lesson-uses/lesson-uses';

/** An asset with the files that callers are told of. */
export interface AssetWithFiles extends AssetRow {
  /** The version that plays. */
  played: AssetFileRow | undefined;
  newest: AssetFileRow;
  captions: AssetCaption[];
  /** In the queue of the encoder, from 1. */
  queuePlace: number | null;
}

/** One page: it is asked for again and again, with the tag of the whole. */
const rules = {
  onePage: true,
  sortable: { created_at: 'asset.created_at', title: 'lower(asset.title)' },
  searchable: ['lower(asset.title)'],
  defaultOrder: [{ by: 'asset.created_at', desc: true }],
  tiebreaker: 'asset.asset_id',
} as const;

/** Of the version that plays, else of the newest file. */
const status = `coalesce(
  (select case state when 'failed' then 'ready' else state end from asset_file f
   where f.asset_id = asset.asset_id and f.file_version = asset.playing),
  (select state from asset_file f where f.asset_id = asset.asset_id and f.ended_at is null
   order by f.file_version desc limit 1))`;

export async function listAssets(db: Database, query: AssetListQuery): Promise<ListPage<AssetWithFiles>> {
  const base = db<AssetRow>('asset').whereNull('deleted_at').select('asset.*');
  if (query.status) void base.whereRaw(`${status} = ?`, [query.status]);
  if (query.unused) void base.whereRaw(isUnused);
  if (query.ids) void base.whereIn('asset.asset_id', query.ids.split(','));
  const page = await readList<AssetRow>(base, query, rules);
  return { rows: await withFiles(db, page.rows), total: page.total };
}

export async function findAssetWithFiles(on: Knex, assetId: string): Promise<AssetWithFiles | undefined> {
  const row = await on<AssetRow>('asset').where('asset_id', assetId).whereNull('deleted_at').first();
  const [asset] = row ? await withFiles(on, [row]) : [];
  return asset;
}

async function withFiles(on: Knex, assets: readonly AssetRow[]): Promise<AssetWithFiles[]> {
  const ids = assets.map(({ asset_id }) => asset_id);
  const files: AssetFileRow[] = await on('asset_file')
    .whereIn('asset_id', ids)
    .whereNull('ended_at')
    .orderBy('file_version');
  const captions: (AssetCaption & { asset_id: string })[] = await on('caption')
    .whereIn('asset_id', ids)
    .orderBy('language')
    .select('asset_id', 'language', 'origin', 'approved', 'cue_count');
  const places = await queuePlaces(on, ids);
  return assets.flatMap((asset) => {
    const own = files.filter(({ asset_id }) => asset_id === asset.asset_id);
    const newest = own.at(-1);
    // Deleted after its row was read.
    if (!newest) return [];
    return {
      ...asset,
      played: own.find(({ file_version }) => file_version === asset.playing),
      newest,
      captions: captions.filter(({ asset_id }) => asset_id === asset.asset_id),
      queuePlace: places.get(asset.asset_id) ?? null,
    };
  });
}

export async function setTitle(trx: Knex.Transaction, assetId: string, title: string): Promise<void> {
  await trx('asset').where('asset_id', assetId).update({ title });
}

/** Its files end with it. */
export async function deleteAsset(trx: Knex.Transaction, assetId: string): Promise<void> {
  await trx('asset').where('asset_id', assetId).update({ deleted_at: trx.fn.now(), playing: null });
  await trx('asset_file').where('asset_id', assetId).whereNull('ended_at').update('ended_at', trx.fn.now());
}

export async function setWaitingAgain(trx: Knex.Transaction, { asset_id, file_version }: AssetFileRow): Promise<void> {
  await trx('asset_file').where({ asset_id, file_version }).update({
    state: 'waiting',
    problem: null,
    waiting_since: trx.fn.now(),
    percent: 0,
    crashes: 0,
    lease_by: null,
    lease_until: null,
  });
}
