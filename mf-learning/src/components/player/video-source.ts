import { archivePageOf } from '@vidyapath/http/archive-page';
import { assetOfAddress } from '@vidyapath/http/lesson-names';
import { pathOrAddress } from '@vidyapath/http/own-path';
import type { Play } from '@vidyapath/http/play';
import { isSharingHost, sharedVideoIdOf } from '@vidyapath/http/shared-video';

/** What plays a video: the browser itself, or the embedded page of a service. */
export type VideoSource =
  | { kind: 'file'; src: string }
  | { kind: 'stream'; /** Undefined until the service has said it. */ play?: Play }
  | { kind: 'archive'; src: string; page: string; /** A small picture that every item has. */ picture: string }
  | { kind: 'sharing'; id: string; page: string }
  | { kind: 'none' };

const archiveOrigin = 'https://archive.org';

function ofAddress(url: URL): VideoSource {
  if (isSharingHost(url.hostname)) {
    const id = sharedVideoIdOf(url);
    return id ? { kind: 'sharing', id, page: `https://www.youtube.com/watch?v=${id}` } : { kind: 'none' };
  }
  const archived = archivePageOf(url);
  if (archived) {
    const { item, file } = archived;
    return {
      kind: 'archive',
      src: `${archiveOrigin}/embed/${item}${file}`,
      page: `${archiveOrigin}/details/${item}${file}`,
      picture: `${archiveOrigin}/services/img/${item}`,
    };
  }
  return { kind: 'file', src: url.href };
}

/** Finds the player of a video from its address alone; only files, archive.org items and videos of the sharing service can be played. An unknown address is taken for a stream's. */
export function videoSource(address: string | undefined): VideoSource {
  if (address === undefined) return { kind: 'stream' };
  const known = pathOrAddress(address, window.location.origin);
  if (known === undefined) return { kind: 'none' };
  if (!known.startsWith('/')) return ofAddress(new URL(known));
  if (assetOfAddress(known)) return { kind: 'stream' };
  return known.startsWith('/media/') ? { kind: 'file', src: known } : { kind: 'none' };
}

/** What plays a lesson: as the service says, before that as its address says. */
export function lessonSource(address: string | undefined, play: Play | undefined): VideoSource {
  return play?.kind === 'stream' ? { kind: 'stream', play } : videoSource(play?.url ?? address);
}
