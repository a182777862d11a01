import type { Asset, AssetBody, AssetListQuery } from '@vidyapath/http/lesson-assets';
import type { Play } from '@vidyapath/http/play';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { lessonCookieEnd, presentStream } from '@vidyapath/service-kit/domain/access/present-stream';
import { conflict, HttpProblem, notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import type { MediaContext } from '../../context';
import {
  type AssetFileRow,
  type AssetRow,
  endFile,
  findNewest,
  lockAsset,
  publishAsset,
  readStates,
  removeFilesOf,
} from '../assets/assets';
import { enqueue } from '../encodings/encodings';
import { usesOf } from '../lesson-uses/lesson-uses';
import { presentAsset, titleVersion } from './library.presenter';
import { deleteAsset, findAssetWithFiles, listAssets, setTitle, setWaitingAgain } from './library.repository';
import { countUses } from './uses';

export async function readAssets({ db }: MediaContext, query: AssetListQuery): Promise<ListPage<Asset>> {
  const { rows, total } = await listAssets(db, query);
  const uses = await usesOf(
    db,
    rows.map(({ asset_id }) => asset_id),
  );
  return { rows: rows.map((row) => presentAsset(row, uses.get(row.asset_id))), total };
}

export async function readAsset({ db }: Pick<MediaContext, 'db'>, assetId: string): Promise<Asset> {
  const asset = await findAssetWithFiles(db, assetId);
  if (!asset) throw gone();
  return presentAsset(asset, (await usesOf(db, [assetId])).get(assetId));
}

/** The present version, whether or not a lesson uses it. */
export async function playAsset({ db }: Pick<MediaContext, 'db'>, assetId: string): Promise<Play> {
  const [asset] = await readStates(db, [assetId]);
  if (!asset || asset.deleted) throw gone();
  if (!asset.playable) throw conflict('lesson-not-ready', 'This video cannot be played yet. Please try again later.');
  return presentStream({ video_id: null, expires_at: lessonCookieEnd() }, asset);
}

export async function changeTitle(ctx: MediaContext, assetId: string, body: AssetBody, write: Write): Promise<Asset> {
  await ctx.db.transaction(async (trx) => {
    const before = titleVersion(await locked(trx, assetId));
    assertIfMatch(write.ifMatch, before);
    await setTitle(trx, assetId, body.title);
    const resource = { type: 'asset', id: assetId };
    await recordAudit(trx, { by: write.by, action: 'asset.changed', resource, before, after: { ...before, ...body } });
  });
  return readAsset(ctx, assetId);
}

/** Encodes a failed file once more. */
export async function retry(ctx: MediaContext, assetId: string, { by }: Write): Promise<Asset> {
  await ctx.db.transaction(async (trx) => {
    await locked(trx, assetId);
    const newest = await findNewest(trx, assetId);
    if (newest?.state !== 'failed') throw new HttpProblem(409, 'Nothing of this asset has failed.');
    if (newest.problem === 'interrupted')
      throw new HttpProblem(409, 'This file did not arrive whole. Please choose it again.');
    await setWaitingAgain(trx, newest);
    await enqueue(ctx, trx, newest);
    await record(trx, { by, action: 'asset.retried', file: newest });
    await publishAsset(ctx, trx, assetId);
  });
  return readAsset(ctx, assetId);
}

/** Leaves what plays as the only version. */
export async function dismissNext(ctx: MediaContext, assetId: string, { by }: Write): Promise<void> {
  const dismissed = await ctx.db.transaction(async (trx) => {
    const { playing } = await locked(trx, assetId);
    const newest = await findNewest(trx, assetId);
    if (playing === null || !newest || newest.file_version <= playing) throw notFound('There is no newer version.');
    await endFile(trx, newest);
    await record(trx, { by, action: 'asset.next-dismissed', file: newest });
    return newest;
  });
  // Another process may still write what is being checked or encoded; housekeeping removes that.
  if (['uploading', 'waiting', 'failed'].includes(dismissed.state)) await removeFilesOf(ctx, dismissed);
}

export async function removeAsset(ctx: MediaContext, assetId: string, { by, ifMatch }: Write): Promise<void> {
  await readAsset(ctx, assetId);
  if ((await countUses(ctx, assetId)) > 0)
    throw conflict('asset-in-use', 'A lesson or an introduction uses this file.');
  await ctx.db.transaction(async (trx) => {
    const before = titleVersion(await locked(trx, assetId));
    assertIfMatch(ifMatch, before);
    await deleteAsset(trx, assetId);
    await recordAudit(trx, { by, action: 'asset.deleted', resource: { type: 'asset', id: assetId }, before });
    await publishAsset(ctx, trx, assetId);
  });
}

async function locked(trx: Knex.Transaction, assetId: string): Promise<AssetRow> {
  const asset = await lockAsset(trx, assetId);
  if (!asset) throw gone();
  return asset;
}

interface FileWrite extends Pick<Write, 'by'> {
  action: string;
  file: AssetFileRow;
}

const record = (trx: Knex.Transaction, { by, action, file }: FileWrite): Promise<void> =>
  recordAudit(trx, {
    by,
    action,
    resource: { type: 'asset', id: file.asset_id },
    before: { file_version: file.file_version, file_name: file.file_name, problem: file.problem },
  });

const gone = () => notFound('There is no such asset.');
