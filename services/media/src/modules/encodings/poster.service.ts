import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { badRequest, conflict, notFound, unavailable } from '@vidyapath/service-kit/http/errors';
import type { MediaContext } from '../../context';
import type { StoredFile } from '../../lib/storage/stored-file';
import { type AssetFileRow, type AssetRow, findPlaying, lockAsset, publishAsset } from '../assets/assets';
import { initName, playlistName } from './renditions/encode-values';
import { segmentAt } from './renditions/segments';
import { ownFolder } from './tools/own-folder';

const retrySeconds = 60;
const sourceName = 'source';

export async function openPoster({ db, storage }: MediaContext, assetId: string): Promise<StoredFile> {
  const asset = await db<AssetRow>('asset').where('asset_id', assetId).whereNull('deleted_at').first();
  const file = asset && (await findPlaying(db, asset));
  const stored = file?.poster && (await storage.lessons.open(assetId, `${file.file_version}/${file.poster}`));
  if (!stored) throw notFound('This lesson has no picture.');
  return stored;
}

/** Makes the picture at this second of what plays the asset's poster. */
export async function setPoster(ctx: MediaContext, assetId: string, at: number, by: AuditContext): Promise<void> {
  const { db, encoding, storage } = ctx;
  const asset = await db<AssetRow>('asset').where('asset_id', assetId).whereNull('deleted_at').first();
  if (!asset) throw notFound();
  const file = await findPlaying(db, asset);
  if (!file) throw notFound('This lesson cannot be played yet.');
  if (at > (file.duration_seconds ?? 0)) throw badRequest('at_seconds', 'The lesson is shorter than this.');
  const tools = await encoding.toolBox.tools();
  if (!tools) throw unavailable(retrySeconds, 'No picture can be made here at the moment.');
  const folder = join(encoding.scratchDir, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o750 });
  try {
    await ownFolder(folder, tools.holds);
    const inside = await fetchSecond(ctx, file, at, join(folder, sourceName));
    const signal = AbortSignal.timeout(30_000);
    const work = { tools, holds: tools.holds, folder, source: sourceName, signal };
    const poster = await encoding.encoder.poster(work, file, inside, 'made');
    const bytes = await readFile(join(folder, 'made', poster));
    await storage.lessons.storeFile(assetId, `${file.file_version}/${poster}`, bytes);
    await storePoster(ctx, file, poster, by);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the best rendition around a second to `path`. Returns where in it the second is. */
async function fetchSecond({ storage }: MediaContext, file: AssetFileRow, at: number, path: string): Promise<number> {
  const [best] = [...file.renditions].sort((one, other) => other.height - one.height);
  const read = async (name: string): Promise<Buffer> => {
    const stored = await storage.lessons.open(file.asset_id, `${file.file_version}/${best?.name}/${name}`);
    if (!stored) throw notFound();
    return buffer(stored.stream());
  };
  const { name, from } = segmentAt((await read(playlistName)).toString(), at);
  await writeFile(path, Buffer.concat([await read(initName), await read(name)]), { mode: 0o644 });
  return Math.max(0, at - from);
}

const storePoster = (
  { db, events }: MediaContext,
  file: AssetFileRow,
  poster: string,
  by: AuditContext,
): Promise<void> =>
  db.transaction(async (trx) => {
    const { asset_id, file_version } = file;
    const asset = await lockAsset(trx, asset_id);
    if (asset?.playing !== file_version) throw conflict('moved-meanwhile', 'The lesson was replaced in the meantime.');
    await trx<AssetFileRow>('asset_file').where({ asset_id, file_version }).update({ poster });
    await publishAsset({ events }, trx, asset_id);
    await recordAudit(trx, {
      by,
      action: 'asset.updated',
      resource: { type: 'asset', id: asset_id },
      before: { poster: file.poster },
      after: { poster },
    });
  });
