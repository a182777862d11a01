import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { AssetChange } from '@vidyapath/http/media-events';
import type { Play } from '@vidyapath/http/play';
import { lessonCookieSeconds } from './lesson-cookie';

export type PlayableAsset = Pick<
  AssetChange,
  'asset_id' | 'file_version' | 'duration_seconds' | 'poster' | 'storyboard' | 'captions' | 'renditions'
>;

/** What is played: a lesson, or with null something else. */
export type Played = Pick<Play, 'video_id' | 'expires_at'>;

/** The end of a cookie that is made now: of whole seconds, as the cookie has it. */
export const lessonCookieEnd = (): string =>
  new Date((Math.floor(Date.now() / 1_000) + lessonCookieSeconds) * 1_000).toISOString();

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
