import type { FastifyInstance } from 'fastify';
import { securityHeaders, tlsHeaders } from '../edge-policy/security-headers';

/** Security headers of every answer; a route may answer with its own instead. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.headers(tlsHeaders);
    done();
  });
}
