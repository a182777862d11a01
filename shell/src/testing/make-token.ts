import type { SessionUser } from '@vidyapath/platform-api/session';
import { learner } from '@vidyapath/testing/users';

/** A token that the screens can read; its signature is not valid. */
export function makeToken(user: SessionUser = learner, secondsLeft = 3_600): string {
  const payload = { ...user, exp: Math.floor(Date.now() / 1_000) + secondsLeft };
  return `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}
