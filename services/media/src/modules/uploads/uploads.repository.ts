import type { Knex } from 'knex';
import type { AssetFileRow } from '../assets/assets';

/** Seconds that a request may write without a sign of life; another process takes over then. */
const writerSeconds = 10;
const noWriter = { writer: null, writer_until: null, writer_wanted: false };

/** A file that was not ended. */
export const findUpload = (on: Knex, uploadId: string): Promise<AssetFileRow | undefined> =>
  on<AssetFileRow>('asset_file').where('upload_id', uploadId).whereNull('ended_at').first();

/** What has arrived of an upload that is still written. */
export async function setReceived(on: Knex, uploadId: string, receivedBytes: number): Promise<void> {
  await uploading(on, uploadId).update({ received_bytes: String(receivedBytes), last_byte_at: on.fn.now() });
}

/** The row that waits from now on; undefined when another request was first. */
export async function setWaiting(trx: Knex.Transaction, uploadId: string): Promise<AssetFileRow | undefined> {
  const rows = await uploading(trx, uploadId)
    .update({
      state: 'waiting',
      received_bytes: trx.ref('size_bytes') as unknown as string,
      waiting_since: trx.fn.now() as unknown as Date,
      ...noWriter,
    })
    .returning('*');
  return rows[0];
}

/** False while another request has it, which is told that one waits. */
export async function takeUpload(on: Knex, uploadId: string, by: string): Promise<boolean> {
  const taken = await on('asset_file')
    .where('upload_id', uploadId)
    .whereRaw('(writer_until is null or writer_until < now())')
    .update({ writer: by, writer_until: writerEnd(on), writer_wanted: false });
  if (taken === 1) return true;
  await on('asset_file').where('upload_id', uploadId).update('writer_wanted', true);
  return false;
}

/** Undefined when another request took it; else whether one waits. */
export async function renewUpload(on: Knex, uploadId: string, by: string): Promise<boolean | undefined> {
  const rows = await on<AssetFileRow>('asset_file')
    .where({ upload_id: uploadId, writer: by })
    .update('writer_until', writerEnd(on))
    .returning('writer_wanted');
  return rows[0]?.writer_wanted;
}

export async function releaseUpload(on: Knex, uploadId: string, by: string): Promise<void> {
  await on('asset_file').where({ upload_id: uploadId, writer: by }).update(noWriter);
}

/** Unfinished uploads of a person, and what they reserve. */
export async function countUnfinished(on: Knex, userId: number): Promise<{ count: number; reserved: number }> {
  const row = await on('asset_file')
    .where({ created_by: userId, state: 'uploading' })
    .whereNull('ended_at')
    .first<Record<'count' | 'reserved', string>>(on.raw('count(*), coalesce(sum(reserved_bytes), 0) as reserved'));
  return { count: Number(row.count), reserved: Number(row.reserved) };
}

/** Ids of uploads without a byte for so many hours. */
export const listExpired = (on: Knex, hours: number): Promise<string[]> =>
  on('asset_file')
    .where('state', 'uploading')
    .whereNull('ended_at')
    .whereRaw('last_byte_at < now() - make_interval(hours => ?)', [hours])
    .pluck('upload_id');

/** Creations one after the other, so that two never count the same room. */
export const lockRoom = (trx: Knex.Transaction): Promise<unknown> =>
  trx.raw(`select pg_advisory_xact_lock(hashtext('media lesson room'))`);

const uploading = (on: Knex, uploadId: string) =>
  on<AssetFileRow>('asset_file').where({ upload_id: uploadId, state: 'uploading' }).whereNull('ended_at');

const writerEnd = (on: Knex): Knex.Raw => on.raw('now() + make_interval(secs => ?)', [writerSeconds]);
