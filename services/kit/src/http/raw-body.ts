import type { FastifyInstance } from 'fastify';

/**
 * In the routes of the plugin `scope` bodies of every type reach the handler as the bytes that were
 * sent, a Buffer, within the usual size limit. For webhooks, whose signature is over the bytes.
 */
export function takeRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
