import type { Role } from '@vidyapath/http/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../http/errors';
import type { SessionUser } from './session-user';

/** Who may call a route: everybody, whoever is logged in, or the roles listed. */
export type Access = 'public' | 'signed-in' | readonly Role[];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Must stand on every route of a service; there is no default. */
    access?: Access;
  }
}

/** Makes a route without declared access fail at registration, and enforces it before the body is read. */
export function enforceAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`${String(method)} ${url} declares no access`);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    if (access === 'signed-in') assertSignedIn(request);
    else if (access !== undefined && access !== 'public') assertRole(request, access);
    done();
  });
}

/** An onRequest hook for the places where a route's `config.access` does not reach. */
export function requireRole(...roles: Role[]) {
  return async (request: FastifyRequest): Promise<void> => assertRole(request, roles);
}

function assertSignedIn({ user }: FastifyRequest): SessionUser {
  if (!user) throw unauthorized();
  return user;
}

function assertRole(request: FastifyRequest, roles: readonly Role[]): void {
  if (!roles.includes(assertSignedIn(request).role)) throw forbidden();
}
