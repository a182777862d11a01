import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { unauthorized } from '@vidyapath/service-kit/http/errors';

/** Who calls a route for those who are signed in. */
export function callerOf({ user }: { user: SessionUser | null }): SessionUser {
  if (!user) throw unauthorized();
  return user;
}
