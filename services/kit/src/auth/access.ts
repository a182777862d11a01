import type { Role } from '@vidyapath/http/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../http/errors';
import { signedIn } from './signed-in';

/** A route for other services: the scope that their token must name, such as `sessions:read`. */
export interface ServiceAccess {
  service: string;
}

/**
 * The callers of a route: everybody, users who are logged in, the roles listed, or other services and no person. `credentials`: the
 * route reads `Authorization` itself, such as the one that issues tokens to services.
 */
export type Access = 'public' | 'signed-in' | readonly Role[] | ServiceAccess | 'credentials';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of a service must declare it; there is no default. */
    access?: Access;
  }
}

export const isForServices = (access: Access | undefined): access is ServiceAccess =>
  typeof access === 'object' && 'service' in access;

/** Makes a route without declared access fail at registration, and enforces it before the body is read. */
export function enforceAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`${String(method)} ${url} declares no access`);
    if ((isForServices(config.access) || config.access === 'credentials') !== isInternal(url))
      throw new Error(`${String(method)} ${url}: routes for services, and only they, must be below /internal/`);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    if (access === 'signed-in') signedIn(request);
    else if (isForServices(access)) assertScope(request, access.service);
    else if (typeof access === 'object') assertRole(request, access);
    done();
  });
}

/** Paths that no edge forwards. */
const isInternal = (path: string): boolean => path.startsWith('/internal/');

function assertRole(request: FastifyRequest, roles: readonly Role[]): void {
  if (!roles.includes(signedIn(request).role)) throw forbidden();
}

function assertScope({ service }: FastifyRequest, scope: string): void {
  if (!service) throw unauthorized('This is for other services only.');
  if (!service.scopes.includes(scope)) throw forbidden(`The service ${service.id} has no scope ${scope}.`);
}
