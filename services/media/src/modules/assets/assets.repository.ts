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
