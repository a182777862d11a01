import { assetOfAddress } from '@vidyapath/http/lesson-names';
import { pathOrAddress } from '@vidyapath/http/own-path';
import { sharedVideoIdOf } from '@vidyapath/http/shared-video';

export type IntroductionSource =
  { kind: 'stream' } | { kind: 'sharing-service'; videoId: string } | { kind: 'file'; url: string };

/** How an introduction's address is played; `undefined` if it can't be played. */
export function introductionSource(address: string): IntroductionSource | undefined {
  const url = pathOrAddress(address, window.location.origin);
  if (url === undefined) return undefined;
  if (assetOfAddress(url)) return { kind: 'stream' };
  const videoId = sharedVideoIdOf(new URL(url, window.location.origin));
  return videoId ? { kind: 'sharing-service', videoId } : { kind: 'file', url };
}
