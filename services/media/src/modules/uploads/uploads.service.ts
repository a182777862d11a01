import { titleOf } from '@vidyapath/http/file-title';
import type { LessonRoom } from '@vidyapath/http/lesson-assets';
import { UuidSchema } from '@vidyapath/http/primitives';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { type AuditContext, platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { badRequest, conflict, HttpProblem, notFound, unsupportedMediaType } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import { Check } from 'typebox/value';
import type { MediaContext } from '../../context';
import {
  type AssetFileRow,
  endFile,
  failUpload,
  findNewest,
  insertAsset,
  insertFile,
  isUnfinished,
  lockAsset,
  publishAsset,
  publishFailure,
  removeFilesOf,
} from '../assets/assets';
import { enqueue } from '../encodings/encodings';
import { freeBytes, readRoom, reservationOf } from '../room/room';
import { baseName, hasLessonEnding } from './uploads.policy';
import { countUnfinished, findUpload, listExpired, lockRoom, setReceived, setWaiting } from './uploads.repository';

export interface NewUpload {
  uploadId: string;
  /** As the client names it. */
  fileName: string;
  sizeBytes: number;
  /** The asset that gets a new version. */
  replaces: string | undefined;
}

/** The upload of its creator, or for an Admin. */
export async function ownUpload(
  { db }: Pick<MediaContext, 'db'>,
  uploadId: string,
  user: Pick<SessionUser, 'id' | 'role'>,
): Promise<AssetFileRow> {
  const file = await findUpload(db, uploadId);
  if (!file || file.state === 'failed' || (file.created_by !== user.id && user.role !== 'Admin'))
    throw notFound('There is no such upload.');
  return file;
}

/** Writes the rows of an upload, or refuses it. */
export async function createUpload(ctx: MediaContext, upload: NewUpload, by: AuditContext): Promise<void> {
  const fileName = baseName(upload.fileName);
  const { uploadId, sizeBytes } = upload;
  if (!hasLessonEnding(fileName))
    throw unsupportedMediaType('Only videos can be uploaded: mp4, m4v, mov, mkv or webm.');
  if (fileName.length > lessonLimits.fileNameMax)
    throw badRequest('filename', `The name of the file may have ${lessonLimits.fileNameMax} characters at most.`);
  if (sizeBytes < 1) throw new HttpProblem(400, 'The file is empty.', { kind: 'empty-file' });
  const free = await freeBytes(ctx);
  const userId = by.actor?.id ?? 0;
  await ctx.db.transaction(async (trx) => {
    await lockRoom(trx);
    assertFits(sizeBytes, await lessonRoom(ctx, trx, userId, free));
    const assetId = upload.replaces ?? uploadId;
    if (upload.replaces === undefined)
      await insertAsset(trx, { asset_id: assetId, title: titleOf(fileName), created_by: userId });
    else await endFailedBefore(trx, assetId);
    const file = await insertFile(trx, {
      asset_id: assetId,
      upload_id: uploadId,
      file_name: fileName,
      size_bytes: String(sizeBytes),
      reserved_bytes: String(reservationOf(sizeBytes)),
      created_by: userId,
      state: 'uploading',
    });
    await recordAudit(trx, {
      by,
      action: upload.replaces === undefined ? 'asset.created' : 'asset.replaced',
      resource: { type: 'asset', id: assetId },
      after: { file_name: fileName, size_bytes: sizeBytes, file_version: file.file_version },
    });
    await publishAsset(ctx, trx, assetId);
  });
}

/** What arrived of an upload; with its last byte it waits for its encoding. */
export async function receive(ctx: MediaContext, file: AssetFileRow, receivedBytes: number): Promise<void> {
  if (receivedBytes < Number(file.size_bytes)) await setReceived(ctx.db, file.upload_id, receivedBytes);
  else await finishUpload(ctx, file.upload_id);
}

async function finishUpload(ctx: MediaContext, uploadId: string): Promise<void> {
  await ctx.storage.lessons.finishOriginal(uploadId);
  await ctx.db.transaction(async (trx) => {
    const file = await setWaiting(trx, uploadId);
    if (file) await enqueue(ctx, trx, file);
  });
}

/** Its asset stays as a failed one, since lessons may name it; a version that was to replace another goes. */
export async function cancelUpload(ctx: MediaContext, file: AssetFileRow, by: AuditContext): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const asset = await lockAsset(trx, file.asset_id);
    if (asset?.playing != null) await endFile(trx, file);
    else await failUpload(trx, file, 'interrupted');
    await recordAudit(trx, {
      by,
      action: 'asset.upload-cancelled',
      resource: { type: 'asset', id: file.asset_id },
      before: { file_name: file.file_name, file_version: file.file_version },
    });
    await publishAsset(ctx, trx, file.asset_id);
  });
  await removeFilesOf(ctx, file);
}

/** Ends uploads without a byte for 48 hours. One whose bytes are all there is finished instead. */
export async function expireUploads(ctx: MediaContext): Promise<void> {
  for (const uploadId of await listExpired(ctx.db, lessonLimits.unfinishedHours)) {
    const file = await findUpload(ctx.db, uploadId);
    const length = await ctx.storage.lessons.lengthOfOriginal(uploadId);
    if (!file) continue;
    if (length === Number(file.size_bytes)) await finishUpload(ctx, uploadId);
    else await expire(ctx, file);
  }
}

async function expire(ctx: MediaContext, file: AssetFileRow): Promise<void> {
  const isFailed = await ctx.db.transaction(async (trx) => {
    if (!(await lockAsset(trx, file.asset_id)) || !(await failUpload(trx, file, 'interrupted'))) return false;
    await publishAsset(ctx, trx, file.asset_id);
    await publishFailure(ctx, trx, file, 'interrupted');
    await recordAudit(trx, {
      by: platformActor,
      action: 'asset.upload-expired',
      resource: { type: 'asset', id: file.asset_id },
      before: { file_name: file.file_name, file_version: file.file_version },
    });
    return true;
  });
  if (isFailed) await removeFilesOf(ctx, file);
}

/** What a person may upload at this moment. */
export const readLessonRoom = async (ctx: MediaContext, userId: number): Promise<LessonRoom> =>
  lessonRoom(ctx, ctx.db, userId, await freeBytes(ctx));

/** One person has at most half of the whole. */
async function lessonRoom(ctx: MediaContext, on: Knex, userId: number, free: number | undefined): Promise<LessonRoom> {
  const own = await countUnfinished(on, userId);
  const { whole, left } = await readRoom(ctx, on, free);
  const files_left = Math.max(0, lessonLimits.unfinishedMax - own.count);
  const reservable = Math.max(0, Math.min(left, whole / 2 - own.reserved));
  return {
    bytes_left: Math.min(Math.floor(reservable / reservationOf(1)), files_left * ctx.lessonBytesMax),
    file_bytes_max: ctx.lessonBytesMax,
    files_left,
  };
}

function assertFits(sizeBytes: number, { bytes_left, files_left }: LessonRoom): void {
  if (files_left === 0)
    throw conflict('too-many-uploads', `You have ${lessonLimits.unfinishedMax} unfinished uploads already.`);
  if (sizeBytes > bytes_left)
    throw new HttpProblem(507, 'There is no room for this file at the moment.', { kind: 'no-room' });
}

/** A failed file gives way to the one that is uploaded instead. */
async function endFailedBefore(trx: Knex.Transaction, assetId: string): Promise<void> {
  if (!Check(UuidSchema, assetId) || !(await lockAsset(trx, assetId))) throw notFound('There is no such asset.');
  const newest = await findNewest(trx, assetId);
  if (newest && isUnfinished(newest))
    throw conflict('replacement-running', 'A newer file of this lesson is being uploaded or made already.');
  if (newest?.state === 'failed') await endFile(trx, newest);
}
