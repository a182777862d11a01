import { randomUUID } from 'node:crypto';
import type { AssetChange } from '@vidyapath/http/media-events';
import { storeAssetRows } from '../modules/lesson-assets/lesson-assets.repository';
import { assetOf } from './media-with-assets';
import type { TestCatalogue } from './test-catalogue';

/** Stores a new asset, as an event of media does before any lesson uses it, and returns its id. */
export async function storeAsset({ db }: Pick<TestCatalogue, 'db'>, over: Partial<AssetChange> = {}): Promise<string> {
  const asset = assetOf(randomUUID(), over);
  await db.transaction((trx) => storeAssetRows(trx, [asset]));
  return asset.asset_id;
}

/** All of an asset that can be played. */
export const playable: Partial<AssetChange> = {
  playable: true,
  file_version: 3,
  duration_seconds: 240,
  poster: 'poster-0123456789abcdef.webp',
  storyboard: {
    file: 'storyboard-0123456789abcdef.webp',
    columns: 10,
    rows: 2,
    tile_width: 160,
    tile_height: 90,
    every_seconds: 12,
    count: 20,
  },
  captions: [
    { language: 'en', origin: 'file', approved: true, cue_count: 9, file: 'captions/en-0123456789abcdef.vtt' },
    { language: 'hi', origin: 'edited', approved: false, cue_count: 9, file: 'captions/hi-0123456789abcdef.vtt' },
  ],
  renditions: [
    { name: '240p', width: 426, height: 240, bits_per_second: 200_000, size_bytes: 6_000_000 },
    { name: 'audio', width: 0, height: 0, bits_per_second: 48_000, size_bytes: 1_440_000 },
  ],
};
