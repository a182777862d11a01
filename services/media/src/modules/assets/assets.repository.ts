import type { AssetProblem, AssetStatus } from '@vidyapath/http/lesson-names';
import type { Rendition, Storyboard } from '@vidyapath/http/lesson-assets';
import type { Knex } from 'knex';

export interface AssetRow {
  asset_id: string;
  title: string;
  created_by: number;
  created_at: Date;
  /** The version that plays. */
  playing: number | null;
  /** Grows with each change of what other services know. */
  version: string;
  deleted_at: Date | null;
}

/** A file that was uploaded for an asset, and what was made of it. */
export interface AssetFileRow {
  asset_id: string;
  file_version: number;
  upload_id: string;
  file_name: string;
  size_bytes: string;
  received_bytes: string;
  reserved_bytes: string;
  created_by: number;
  created_at: Date;
  last_byte_at: Date;
  /** The request that writes the upload, while its time is not over, and whether another one waits for it. */
  writer: string | null;
  writer_until: Date | null;
  writer_wanted: boolean;
  state: AssetStatus;
  waiting_since: Date | null;
  percent: number;
  problem: AssetProblem | null;
  playable: boolean;
  duration_seconds: number | null;
  width: number | null;
  height: number | null;
  has_audio: boolean | null;
  renditions: Rendition[];
  poster: string | null;
  storyboard: Storyboard | null;
  /** Of the encoder. */
  crashes: number;
  lease_by: string | null;
  lease_until: Date | null;
  ready_at: Date | null;
  /** From then on it does not count: replaced, dismissed or deleted. */
  ended_at: Date | null;
  removed_at: Date | null;
}

/** The row of an asset that is not deleted. */
export const findAsset = (on: Knex, assetId: string): Promise<AssetRow | undefined> =>
  on<AssetRow>('asset').where('asset_id', assetId).whereNull('deleted_at').first();

/** The row of an asset that is not deleted, locked until the end of the transaction. */
export const lockAsset = (trx: Knex.Transaction, assetId: string): Promise<AssetRow | undefined> =>
  trx<AssetRow>('asset').where('asset_id', assetId).whereNull('deleted_at').forUpdate().first();

/** The version that plays, or undefined. */
export const findPlaying = (on: Knex, { asset_id, playing }: AssetRow): Promise<AssetFileRow | undefined> =>
  playing === null
    ? Promise.resolve(undefined)
    : on<AssetFileRow>('asset_file').where({ asset_id, file_version: playing }).first();

/** The newest file that was not ended, or undefined. */
export const findNewest = (on: Knex, assetId: string): Promise<AssetFileRow | undefined> =>
  on<AssetFileRow>('asset_file')
    .where('asset_id', assetId)
    .whereNull('ended_at')
    .orderBy('file_version', 'desc')
    .first();

const unfinishedStates: readonly AssetStatus[] = ['uploading', 'waiting', 'checking', 'encoding'];

/** Whether it is on its way to become what plays. */
export const isUnfinished = ({ state, playable }: AssetFileRow): boolean =>
  !playable && unfinishedStates.includes(state);

export async function insertAsset(
  trx: Knex.Transaction,
  asset: Pick<AssetRow, 'asset_id' | 'title' | 'created_by'>,
): Promise<void> {
  await trx('asset').insert(asset);
}

/** As the next version of its asset. */
export async function insertFile(
  trx: Knex.Transaction,
  file: Pick<
    AssetFileRow,
    'asset_id' | 'upload_id' | 'file_name' | 'size_bytes' | 'reserved_bytes' | 'created_by' | 'state'
  >,
): Promise<AssetFileRow> {
  const { asset_id } = file;
  const newest = trx('asset_file').where({ asset_id }).select(trx.raw('coalesce(max(file_version), 0) + 1'));
  const rows: AssetFileRow[] = await trx('asset_file')
    .insert({ ...file, file_version: newest })
    .returning('*');
  return rows[0] as AssetFileRow;
}

type FileKey = Pick<AssetFileRow, 'asset_id' | 'file_version'>;

/** From now on it does not count; its files are removed later. */
export async function endFile(trx: Knex.Transaction, { asset_id, file_version }: FileKey): Promise<void> {
  await trx('asset_file').where({ asset_id, file_version }).whereNull('ended_at').update('ended_at', trx.fn.now());
}

/** For an upload that got no further. False when it is not one any more. */
export async function failUpload(
  trx: Knex.Transaction,
  { asset_id, file_version }: FileKey,
  problem: AssetProblem,
): Promise<boolean> {
  const failed = await trx('asset_file')
    .where({ asset_id, file_version, state: 'uploading' })
    .whereNull('ended_at')
    .update({ state: 'failed', problem });
  return failed === 1;
}
