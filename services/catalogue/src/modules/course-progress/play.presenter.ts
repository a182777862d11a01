import { archivePageOf } from '@vidyapath/http/archive-page';
import type { Play } from '@vidyapath/http/play';
import { isSharingHost } from '@vidyapath/http/shared-video';
import type { Played } from '@vidyapath/service-kit/domain/access/present-stream';

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
