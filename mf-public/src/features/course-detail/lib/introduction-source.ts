import { pathOrAddress } from '@vidyapath/http/own-path';

export type IntroductionSource = { kind: 'sharing-service'; videoId: string } | { kind: 'file'; url: string };

const sharingHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const videoIdPattern = /^[\w-]{11}$/;

function sharedVideoId(url: URL): string | undefined {
  const [, first = '', second = ''] = url.pathname.split('/');
  const id =
    url.hostname === 'youtu.be'
      ? first
      : ['embed', 'shorts', 'live'].includes(first)
        ? second
        : url.searchParams.get('v');
  const known = url.hostname === 'youtu.be' || sharingHosts.has(url.hostname);
  return known && id && videoIdPattern.test(id) ? id : undefined;
}

/** How an introduction's address is played; `undefined` if it can't be played. */
export function introductionSource(address: string): IntroductionSource | undefined {
  const url = pathOrAddress(address, window.location.origin);
  if (url === undefined) return undefined;
  const videoId = sharedVideoId(new URL(url, window.location.origin));
  return videoId ? { kind: 'sharing-service', videoId } : { kind: 'file', url };
}
