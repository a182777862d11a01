import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@vidyapath/kit-testing/until';
import type { AssetFileRow } from '../modules/assets/assets';
import type { MediaTestApp } from './media-app';

export interface UploadedFile {
  assetId: string;
  version: number;
}

/** An uploaded file that waits, as uploads leave it: of a new asset, or a newer one of `asset`. */
export async function addUpload(
  { db, folder }: MediaTestApp,
  content: string | Buffer,
  { asset, crashes = 0 }: { asset?: UploadedFile; crashes?: number } = {},
): Promise<UploadedFile> {
  const file = asset ? { assetId: asset.assetId, version: asset.version + 1 } : { assetId: randomUUID(), version: 1 };
  const uploadId = randomUUID();
  await mkdir(join(folder, 'originals'), { recursive: true });
  await writeFile(join(folder, 'originals', uploadId), content, { mode: 0o640 });
  if (!asset) await db('asset').insert({ asset_id: file.assetId, title: 'Ohm', created_by: 3 });
  await db('asset_file').insert({
    asset_id: file.assetId,
    file_version: file.version,
    upload_id: uploadId,
    file_name: 'ohm.mp4',
    size_bytes: content.length,
    received_bytes: content.length,
    reserved_bytes: content.length * 2,
    created_by: 3,
    state: 'waiting',
    waiting_since: new Date(),
    crashes,
  });
  return file;
}

export async function findUpload({ db }: MediaTestApp, { assetId, version }: UploadedFile): Promise<AssetFileRow> {
  const row = await db<AssetFileRow>('asset_file').where({ asset_id: assetId, file_version: version }).first();
  if (!row) throw new Error('There is no such file.');
  return row;
}

/** The row, once it has this state. */
export function untilState(media: MediaTestApp, file: UploadedFile, state: string): Promise<AssetFileRow> {
  return until(async () => {
    const row = await findUpload(media, file);
    return row.state === state ? row : undefined;
  });
}

/** Resolves when no run has files in the scratch folder any more. */
export async function untilEmpty(folder: string): Promise<void> {
  await until(async () => ((await readdir(folder)).length === 0 ? true : undefined));
}
