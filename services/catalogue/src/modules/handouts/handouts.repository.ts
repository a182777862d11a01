import type { Handout } from '@vidyapath/http/handouts';
import type { Knex } from 'knex';

export interface HandoutRow extends Handout {
  video_id: number;
  position: number;
}

const columns = ['file_id', 'video_id', 'title', 'size_bytes', 'position'] as const;

export async function findHandouts(on: Knex, videoId: number): Promise<HandoutRow[]> {
  const rows: HandoutRow[] = await on('handouts').where('video_id', videoId).orderBy('position').select(columns);
  return rows;
}

/** Whether the lesson is there. It stays until the end of the transaction, and gets no other handout. */
export async function lockLesson(trx: Knex.Transaction, videoId: number): Promise<boolean> {
  const ids: number[] = await trx('module_videos').where('video_id', videoId).forUpdate().pluck('video_id');
  return ids.length > 0;
}

export const hasLesson = async (on: Knex, videoId: number): Promise<boolean> =>
  (await on('module_videos').where('video_id', videoId).first('video_id')) !== undefined;

export async function insertHandout(trx: Knex.Transaction, row: HandoutRow): Promise<void> {
  await trx('handouts').insert(row);
}

/** The deleted row. */
export async function deleteHandout(
  trx: Knex.Transaction,
  key: Pick<HandoutRow, 'video_id' | 'file_id'>,
): Promise<HandoutRow | undefined> {
  const [row]: HandoutRow[] = await trx('handouts').where(key).delete().returning(columns);
  return row;
}

/** Notes a file before it is stored, so that it is removed if no row gets it. */
export async function noteFile(on: Knex, fileId: string, minutes: number): Promise<void> {
  await on('unused_handout_files').insert({
    file_id: fileId,
    remove_after: on.raw("now() + ? * interval '1 minute'", [minutes]),
  });
}

/** False when the file may be removed already. */
export const useFile = async (trx: Knex.Transaction, fileId: string): Promise<boolean> =>
  (await trx('unused_handout_files').where('file_id', fileId).delete()) > 0;

/** Those that a row has stay: their other lessons were deleted. */
export const findFilesToRemove = (on: Knex, limit: number): Promise<string[]> =>
  on('unused_handout_files as unused')
    .whereRaw('remove_after <= now()')
    .whereNotExists(on('handouts').whereRaw('handouts.file_id = unused.file_id'))
    .orderBy('remove_after')
    .limit(limit)
    .pluck('file_id');

export async function forgetFile(on: Knex, fileId: string): Promise<void> {
  await on('unused_handout_files').where('file_id', fileId).delete();
}
