import type { FastifyInstance } from 'fastify';

/**
 * In `scope`, a plugin of the routes that need it and of no other, bodies of every type reach the handler as the bytes that were
 * sent, a Buffer, within the size that holds everywhere. For webhooks, whose signature is over the bytes.
 */
export function takeRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
