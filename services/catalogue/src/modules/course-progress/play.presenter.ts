import { archivePageOf } from '@vidyapath/http/archive-page';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { Play } from '@vidyapath/http/play';
import { isSharingHost } from '@vidyapath/http/shared-video';
import type { PlayableAsset } from '../lesson-assets/lesson-assets';

/** What is played: a lesson, or with null an introduction. */
type Played = Pick<Play, 'video_id' | 'expires_at'>;

export function presentStream(played: Played, asset: PlayableAsset): Play {
  const url = (file: string) => `${addressOfAsset(asset.asset_id)}/${asset.file_version}/${file}`;
  const { poster, storyboard, captions, renditions } = asset;
  return {
    ...played,
    kind: 'stream',
    url: url('master.m3u8'),
    audio_url: renditions.some(({ name }) => name === 'audio') ? url('audio/index.m3u8') : null,
    poster: poster && url(poster),
    storyboard: storyboard && { ...storyboard, url: url(storyboard.file) },
    captions: captions.filter(({ approved }) => approved).map(({ language, file }) => ({ language, url: url(file) })),
    renditions: renditions
      .toSorted((one, other) => one.height - other.height)
      .map(({ name, height, bits_per_second }) => ({ name, height, bytes_per_hour: bits_per_second * 450 })),
    duration_in_seconds: asset.duration_seconds,
  };
}

/** Of an address that is no asset. */
export const presentAddress = (played: Played, url: string, duration_in_seconds: number): Play => ({
  ...played,
  kind: kindOf(url),
  url,
  audio_url: null,
  poster: null,
  storyboard: null,
  captions: [],
  renditions: [],
  duration_in_seconds,
});

function kindOf(address: string): Play['kind'] {
  if (!URL.canParse(address)) return 'file';
  const url = new URL(address);
  if (isSharingHost(url.hostname)) return 'sharing';
  return archivePageOf(url) ? 'archive' : 'file';
}
