import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storyboard } from '@vidyapath/http/lesson-assets';
import type { Source } from '../check/check.policy';
import { inputOptions, type Work, words } from '../work';
import { eightBits, playlistName } from './encode-values';
import type { ListedRendition } from './master-playlist';
import { frameRateOf, groupSecondsOf, sizeWithin } from './renditions.policy';
import { EncoderCrash, runEncode } from './run-encode';

const posterLines = 360;
const tilesMax = 200;
const columnsMax = 10;
const tile = { longer: 160, shorter: 90 };
const storyboardFrom = 10;
const common = words('-nostdin -hide_banner -v error');
const webp = words('-frames:v 1 -an -sn -dn -map_metadata -1 -c:v libwebp -quality 70 -f webp');

type Picture = Pick<Source, 'width' | 'height' | 'wideLight'> & { picture: number | 'v:0' };

/** The picture at a time of the work's source; it gets a name with a hash in `folder`, which is returned. */
export async function makePoster(
  work: Work,
  { picture, width, height, wideLight }: Picture,
  at: number,
  folder: string,
): Promise<string> {
  const size = sizeWithin(width, height, posterLines);
  const values = [
    ...common,
    ...inputOptions,
    ...words(`-ss ${at} -i ${work.source} -map 0:${picture}`),
    '-vf',
    `scale=${size.width}:${size.height},setsar=1,${eightBits(wideLight)}`,
    ...webp,
    `${folder}/poster`,
  ];
  await runEncode(work, values, 1, [folder], () => undefined);
  return nameByHash(work, folder, 'poster');
}

/** Small pictures of the whole lesson in one file, of a rendition. Null: it is too short. */
export async function makeStoryboard(
  work: Work,
  { seconds, width, height, framesPerSecond }: Source,
  { name, keyframes }: ListedRendition,
  folder: string,
): Promise<Storyboard | null> {
  if (seconds < storyboardFrom) return null;
  const step = Math.ceil(keyframes / tilesMax);
  const count = Math.ceil(keyframes / step);
  const columns = Math.min(columnsMax, count);
  const rows = Math.ceil(count / columns);
  const [tileWidth, tileHeight] = width >= height ? [tile.longer, tile.shorter] : [tile.shorter, tile.longer];
  const filters = [
    `select='not(mod(n,${step}))'`,
    `scale=${tileWidth}:${tileHeight}:force_original_aspect_ratio=decrease`,
    `pad=${tileWidth}:${tileHeight}:-1:-1`,
    'setsar=1',
    `tile=${columns}x${rows}`,
    'format=yuv420p',
  ];
  const values = [
    ...common,
    ...words('-protocol_whitelist file -format_whitelist hls,mov -skip_frame nokey'),
    ...words(`-i ${folder}/${name}/${playlistName}`),
    '-vf',
    filters.join(','),
    ...webp,
    `${folder}/storyboard`,
  ];
  await runEncode(work, values, seconds, [folder], () => undefined);
  return {
    file: await nameByHash(work, folder, 'storyboard'),
    columns,
    rows,
    tile_width: tileWidth,
    tile_height: tileHeight,
    every_seconds: step * groupSecondsOf(frameRateOf(framesPerSecond)),
    count,
  };
}

const hashLength = 16;

async function nameByHash(work: Work, folder: string, kind: string): Promise<string> {
  const path = join(work.folder, folder, kind);
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  if (bytes.length === 0) throw new EncoderCrash(`No ${kind} was made.`);
  const name = `${kind}-${createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)}.webp`;
  await rename(path, join(work.folder, folder, name));
  return name;
}
