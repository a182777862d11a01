import type { AssetCaption, Cue } from '@vidyapath/http/lesson-assets';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import type { Knex } from 'knex';

export interface CaptionRow extends AssetCaption {
  asset_id: string;
  cues: Cue[];
  /** In the storage below the asset, and for learners below the address of a version. */
  file: string;
  /** Grows with each change. */
  version: number;
}

export interface CaptionKey {
  id: string;
  language: CaptionLanguage;
}

const ofKey = (on: Knex, { id, language }: CaptionKey) => on<CaptionRow>('caption').where({ asset_id: id, language });

export const findCaption = (on: Knex, key: CaptionKey): Promise<CaptionRow | undefined> => ofKey(on, key).first();

/** The caller has locked the asset. */
export async function storeCaption(trx: Knex.Transaction, row: CaptionRow): Promise<void> {
  await trx('caption')
    .insert({ ...row, cues: JSON.stringify(row.cues) })
    .onConflict(['asset_id', 'language'])
    .merge();
}

export async function deleteCaption(trx: Knex.Transaction, key: CaptionKey): Promise<void> {
  await ofKey(trx, key).delete();
}

export async function unapprove(trx: Knex.Transaction, assetId: string): Promise<void> {
  await trx('caption').where({ asset_id: assetId, approved: true }).update({ approved: false }).increment('version', 1);
}
