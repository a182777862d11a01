import { randomUUID } from 'node:crypto';
import { createRevocationFollower, type RevocationFollower } from './revocation-follower';
import type { RevocationPage } from './revocation-list';

/** Milliseconds between two readings of the feed, and for which one page is waited for: what they add up to, a token may outlive its end. */
export const feedReading = { every: 1_500, timeoutMs: 2_000 };

/** Follows the feed of the auth service at `authUrl`. */
export function httpRevocationFollower(authUrl: string): RevocationFollower {
  return createRevocationFollower(async (after) => {
    const url = new URL('/internal/revocations', authUrl);
    url.searchParams.set('after', after);
    const response = await fetch(url, {
      headers: { 'x-request-id': randomUUID() },
      signal: AbortSignal.timeout(feedReading.timeoutMs),
    });
    if (!response.ok) throw new Error(`The feed of ended sessions answered ${response.status}.`);
    return (await response.json()) as RevocationPage;
  });
}
