import { hash } from 'node:crypto';
import { captionFaults } from '@vidyapath/http/caption-faults';
import type { Cues } from '@vidyapath/http/lesson-assets';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { badRequest, notFound, preconditionFailed } from '@vidyapath/service-kit/http/errors';
import { etagOf, isOutdated, namesEtag } from '@vidyapath/service-kit/http/etag';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import type { MediaContext } from '../../context';
import {
  type AssetFileRow,
  type AssetRow,
  findAsset,
  findNewest,
  findPlaying,
  lockAsset,
  publishAsset,
} from '../assets/assets';
import { textOfBytes } from './caption-bytes';
import { checkedCues, isOtherLength } from './captions.policy';
import { presentCaption, versionOf, vttOf } from './captions.presenter';
import {
  type CaptionKey,
  type CaptionRow,
  deleteCaption,
  findCaption,
  storeCaption,
  unapprove,
} from './captions.repository';
import { type FoundCaptions, readCaptions } from './read-captions';

interface CaptionWrite extends Write {
  /** `*`: only if there are none yet. */
  ifNoneMatch?: string | undefined;
}

/** A file is approved at once; what is typed keeps whether it was approved. */
export async function putCaptions(
  ctx: MediaContext,
  key: CaptionKey,
  sent: Cues | Buffer,
  write: CaptionWrite,
): Promise<CaptionRow> {
  const isFile = Buffer.isBuffer(sent);
  const cues = checkedCues(isFile ? cuesOfFile(sent) : cuesOfBody(sent), await secondsOf(ctx.db, key.id));
  const vtt = vttOf(cues);
  const file = `captions/${key.language}-${hash('sha256', vtt, 'hex').slice(0, 16)}.vtt`;
  // Before the transaction: no call is made while one is open. A name has its content, so a file of a refused change harms nothing.
  await ctx.storage.lessons.storeFile(key.id, file, Buffer.from(vtt));
  return change(ctx, key, write, async (trx, before) => {
    const approved = isFile || (before?.approved ?? false);
    const after: CaptionRow = {
      asset_id: key.id,
      language: key.language,
      origin: isFile ? 'file' : 'edited',
      approved,
      cues,
      cue_count: cues.length,
      file,
      version: (before?.version ?? 0) + 1,
    };
    await storeCaption(trx, after);
    return after;
  });
}

export async function readCaption(ctx: MediaContext, key: CaptionKey): Promise<CaptionRow> {
  const known = await findAsset(ctx.db, key.id);
  return existing(known && (await findCaption(ctx.db, key)));
}

export async function approveCaptions(ctx: MediaContext, key: CaptionKey, write: Write): Promise<void> {
  await change(ctx, key, write, async (trx, before) => {
    const row = existing(before);
    const after = { ...row, approved: true, version: row.version + 1 };
    await storeCaption(trx, after);
    return after;
  });
}

export async function removeCaptions(ctx: MediaContext, key: CaptionKey, write: Write): Promise<void> {
  await change(ctx, key, write, async (trx, before) => {
    existing(before);
    await deleteCaption(trx, key);
    return undefined;
  });
}

/** Call it in the transaction in which another version of the asset begins to play; `asset` is as it was before. */
export async function captionsOfNewVersion(trx: Knex.Transaction, asset: AssetRow, fileVersion: number): Promise<void> {
  const before = await findPlaying(trx, asset);
  const after = await findPlaying(trx, { ...asset, playing: fileVersion });
  if (!before || !after) return;
  if (isOtherLength(before.duration_seconds ?? 0, after.duration_seconds ?? 0)) await unapprove(trx, asset.asset_id);
}

/** With its audit entry, and told to other services. */
async function change<After extends CaptionRow | undefined>(
  ctx: MediaContext,
  key: CaptionKey,
  { by, ifMatch, ifNoneMatch }: CaptionWrite,
  work: (trx: Knex.Transaction, before: CaptionRow | undefined) => Promise<After>,
): Promise<After> {
  return ctx.db.transaction(async (trx) => {
    if (!(await lockAsset(trx, key.id))) throw noAsset();
    const before = await findCaption(trx, key);
    if (isOutdated(ifMatch, versionOf(before) ?? null)) throw preconditionFailed();
    if (before && namesEtag(ifNoneMatch, etagOf(versionOf(before)))) throw preconditionFailed();
    const after = await work(trx, before);
    await recordAudit(trx, {
      by,
      action: `caption.${before ? (after ? 'changed' : 'deleted') : 'created'}`,
      resource: { type: 'caption', id: `${key.id}/${key.language}` },
      ...(before && { before: presentCaption(before) }),
      ...(after && { after: presentCaption(after) }),
    });
    await publishAsset(ctx, trx, key.id);
    return after;
  });
}

function cuesOfFile(bytes: Buffer): FoundCaptions {
  const text = textOfBytes(bytes);
  if (text === undefined) throw badRequest('cues', captionFaults.encoding);
  return readCaptions(text);
}

const cuesOfBody = ({ cues }: Cues): FoundCaptions => ({
  cues: cues.map((cue, at) => ({ ...cue, place: { unit: 'caption', number: at + 1 } })),
  faults: [],
});

/** Of what plays, else of the file that is being made; undefined: not known yet. */
async function secondsOf(on: Knex, assetId: string): Promise<number | undefined> {
  const asset = await findAsset(on, assetId);
  if (!asset) throw noAsset();
  const file: AssetFileRow | undefined = (await findPlaying(on, asset)) ?? (await findNewest(on, assetId));
  return file?.duration_seconds ?? undefined;
}

function existing(row: CaptionRow | undefined): CaptionRow {
  if (!row) throw notFound('There are no captions in this language.');
  return row;
}

const noAsset = () => notFound('This file does not exist.');
