import type { AssetProblem } from '@vidyapath/http/lesson-names';
import type { Rendition } from '@vidyapath/http/lesson-assets';
import type { MediaContext } from '../../context';
import { type AssetFileRow, type AssetRow, lockAsset, publishAsset, publishFailure } from '../assets/assets';
import { captionsOfNewVersion } from '../captions/captions';
import type { Pictures } from './encoder';
import { type Lease, updateLeased } from './encodings.repository';

type Shown = Pictures & { renditions: Rendition[] };

/** It is not needed any more: deleted, dismissed, or taken by another encoder. */
export class NotNeededError extends Error {
  override readonly name = 'NotNeededError';
}

const given = { lease_by: null, lease_until: null, percent: 0 } as const;

/** From now on this version plays. */
export function showFirst(ctx: MediaContext, lease: Lease, shown: Shown, isAll: boolean): Promise<void> {
  return change(ctx, lease, async (trx, asset) => {
    const { asset_id, file_version } = lease.file;
    const now = ctx.now();
    await stored(
      updateLeased(trx, lease, {
        ...given,
        ...shown,
        ...(isAll ? readyAt(lease.file, shown.renditions, now) : { state: 'encoding' }),
        playable: true,
        crashes: 0,
      }),
    );
    await trx<AssetFileRow>('asset_file')
      .where({ asset_id })
      .where('file_version', '<', file_version)
      .whereNull('ended_at')
      .update({ ended_at: now });
    await captionsOfNewVersion(trx, asset, file_version);
    await trx<AssetRow>('asset').where({ asset_id }).update({ playing: file_version });
  });
}

/** Adds renditions to the version, which is complete. */
export function showSecond(ctx: MediaContext, lease: Lease, added: readonly Rendition[]): Promise<void> {
  return change(ctx, lease, async (trx) => {
    const before = lease.file.renditions.filter(({ name }) => !added.some((rendition) => rendition.name === name));
    const renditions = [...before, ...added].sort((one, other) => one.height - other.height);
    await stored(updateLeased(trx, lease, { ...given, renditions, ...readyAt(lease.file, renditions, ctx.now()) }));
  });
}

/** What played before plays on. */
export function failEncoding(ctx: MediaContext, lease: Lease, problem: AssetProblem): Promise<void> {
  return change(ctx, lease, async (trx) => {
    await stored(updateLeased(trx, lease, { ...given, state: 'failed', problem }));
    await publishFailure(ctx, trx, lease.file, problem);
  });
}

const readyAt = ({ size_bytes }: AssetFileRow, renditions: readonly Rendition[], now: Date): Partial<AssetFileRow> => ({
  state: 'ready',
  ready_at: now,
  reserved_bytes: String(renditions.reduce((total, { size_bytes: bytes }) => total + bytes, Number(size_bytes))),
});

type Transaction = Parameters<typeof publishAsset>[1];

function change(
  ctx: MediaContext,
  { file }: Lease,
  work: (trx: Transaction, asset: AssetRow) => Promise<void>,
): Promise<void> {
  return ctx.db.transaction(async (trx) => {
    const asset = await lockAsset(trx, file.asset_id);
    if (!asset) throw new NotNeededError('The asset is deleted.');
    await work(trx, asset);
    await publishAsset(ctx, trx, file.asset_id);
  });
}

async function stored(update: Promise<boolean>): Promise<void> {
  if (!(await update)) throw new NotNeededError('The file belongs to another encoder, or is not needed.');
}
