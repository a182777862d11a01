import { bodyOf } from '../client/service-client';
import type { ServiceCaller } from '../client/service-caller';
import type { paths } from '../clients/auth';
import { createRevocationFollower, type RevocationFollower } from './revocation-follower';

/** Milliseconds between two readings of the feed, and the time limit of a page: a revoked token may be accepted for the sum of both. */
export const feedReading = { every: 1_500, timeoutMs: 2_000 };

/** Follows the feed of the auth service. */
export function httpRevocationFollower(caller: ServiceCaller): RevocationFollower {
  const auth = caller.clientOf<paths>('auth', caller.auth, { timeoutMs: feedReading.timeoutMs });
  return createRevocationFollower((after) =>
    bodyOf(auth.GET('/internal/revocations', { params: { query: { after } } })),
  );
}
