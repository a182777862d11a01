import type { Database } from '@vidyapath/service-kit/database/database';
import type { MediaContext } from '../../context';
import type { AssetFileRow } from './assets.repository';

type FilesContext = Pick<MediaContext, 'db' | 'storage'>;

/** Files of a row that plays no more, at once. */
export async function removeFilesOf({ db, storage }: FilesContext, file: AssetFileRow): Promise<void> {
  const { asset_id, file_version, upload_id } = file;
  await storage.lessons.removeFolder(asset_id, String(file_version));
  await storage.lessons.removeOriginal(upload_id);
  await db('asset_file').where({ asset_id, file_version }).update({ removed_at: db.fn.now() });
}

/** A replaced version a day after it played, since somebody may be in the middle of it; others an hour after their end. */
export async function removeEndedFiles(ctx: FilesContext): Promise<void> {
  const ended: (AssetFileRow & { deleted_at: Date | null })[] = await ctx
    .db('asset_file as f')
    .join('asset as a', 'a.asset_id', 'f.asset_id')
    .whereNull('f.removed_at')
    .whereRaw(
      `f.ended_at < now() - case when f.playable and a.deleted_at is null then interval '1 day' else interval '1 hour' end`,
    )
    .select('f.*', 'a.deleted_at');
  for (const file of ended) {
    await removeFilesOf(ctx, file);
    // Captions belong to the asset.
    if (file.deleted_at) await ctx.storage.lessons.removeFolder(file.asset_id);
  }
}

/** Files without a row, which a killed process may have left. Rows are written first, so these are nobody's. */
export async function removeOrphans({ db, storage: { lessons } }: FilesContext): Promise<void> {
  for await (const uploadId of lessons.listOriginals())
    if (!(await hasFile(db, { upload_id: uploadId }))) await lessons.removeOriginal(uploadId);
  for await (const { assetId, folder } of lessons.listFolders()) {
    const isVersion = /^\d+$/.test(folder);
    const version = isVersion ? { file_version: Number(folder) } : {};
    if (await hasFile(db, { asset_id: assetId, ...version })) continue;
    // Captions stay with an asset whose file did not arrive.
    if (isVersion || !(await isThere(db, assetId))) await lessons.removeFolder(assetId, folder);
  }
}

async function isThere(db: Database, assetId: string): Promise<boolean> {
  const ids: string[] = await db('asset').where('asset_id', assetId).whereNull('deleted_at').pluck('asset_id');
  return ids.length > 0;
}

const hasFile = async (db: Database, row: Partial<AssetFileRow>): Promise<boolean> =>
  (await db<AssetFileRow>('asset_file').where(row).whereNull('removed_at').first()) !== undefined;
