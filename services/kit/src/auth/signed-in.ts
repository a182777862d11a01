import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../http/errors';
import type { SessionUser } from './session-user';

/** The caller of a route for signed-in users. */
export function signedIn({ user }: Pick<FastifyRequest, 'user'>): SessionUser {
  if (!user) throw unauthorized();
  return user;
}
