import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { unauthorized } from '@vidyapath/service-kit/http/errors';
import type { FastifyRequest } from 'fastify';

/** Who asks, in a route for those who are signed in. */
export function signedIn({ user }: Pick<FastifyRequest, 'user'>): SessionUser {
  if (!user) throw unauthorized();
  return user;
}

export const signedInId = (request: Pick<FastifyRequest, 'user'>): number => signedIn(request).id;
