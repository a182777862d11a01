import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Rendition } from '@vidyapath/http/lesson-assets';
import type { MediaContext } from '../../context';
import type { AssetFileRow } from '../assets/assets';
import type { Source } from './check/check.policy';
import { madeFolder } from './encoder';
import { type Lease, updateLeased } from './encodings.repository';
import { showFirst, showSecond } from './show-version';
import { type ListedRendition, masterPlaylist } from './renditions/master-playlist';
import { frameRateOf, planRenditions } from './renditions/renditions.policy';
import { takeRoom } from './take-room';
import type { Work } from './work';
import { takeBack } from './work-folder';

export const masterName = 'master.m3u8';

/** A run on a file: the first one, or the second one of a version that plays. Returns the seconds of the lesson. */
export async function encodeFile(
  ctx: MediaContext,
  lease: Lease,
  work: Work,
  onPercent: (percent: number) => void,
): Promise<number> {
  const { encoder } = ctx.encoding;
  const source = await encoder.check(work);
  const { first, second } = planRenditions(source);
  await takeRoom(ctx, lease, source.seconds);
  if (lease.file.playable) {
    const listed = await encoder.encode(work, source, second, onPercent);
    await storeMade(ctx, lease, work, source, listed, await readMaster(ctx, lease.file));
    await showSecond(ctx, lease, listed.map(renditionOf));
    return source.seconds;
  }
  await storeSource(ctx, lease, source);
  const listed = await encoder.encode(work, source, first, onPercent);
  const pictures = await encoder.pictures(work, source, listed[0] as ListedRendition);
  await storeMade(ctx, lease, work, source, listed, '');
  await showFirst(ctx, lease, { renditions: listed.map(renditionOf), ...pictures }, second.length === 0);
  return source.seconds;
}

const storeSource = async ({ db }: MediaContext, lease: Lease, source: Source): Promise<void> => {
  await updateLeased(db, lease, {
    state: 'encoding',
    percent: 0,
    duration_seconds: source.seconds,
    width: source.width,
    height: source.height,
    has_audio: source.sound !== undefined,
  });
};

/** The master playlist is seen after what it names. */
async function storeMade(
  { storage }: MediaContext,
  { file }: Lease,
  work: Work,
  source: Source,
  listed: readonly ListedRendition[],
  before: string,
): Promise<void> {
  const made = join(work.folder, madeFolder);
  await writeFile(join(made, masterName), masterPlaylist(listed, frameRateOf(source.framesPerSecond), before));
  await takeBack(work, madeFolder);
  work.signal.throwIfAborted();
  await storage.lessons.storeFolder(file.asset_id, String(file.file_version), made);
}

async function readMaster({ storage }: MediaContext, { asset_id, file_version }: AssetFileRow): Promise<string> {
  const stored = await storage.lessons.open(asset_id, `${file_version}/${masterName}`);
  if (!stored) throw new Error('The version that plays has no master playlist.');
  return (await buffer(stored.stream())).toString();
}

const renditionOf = ({ name, width, height, average, bytes }: ListedRendition): Rendition => ({
  name,
  width,
  height,
  bits_per_second: average,
  size_bytes: bytes,
});
