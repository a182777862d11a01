import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../http/errors';
import type { SessionUser } from './session-user';

/** Who asks, in a route for those who are signed in. */
export function signedIn({ user }: Pick<FastifyRequest, 'user'>): SessionUser {
  if (!user) throw unauthorized();
  return user;
}
