import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** `HEAD` is answered by the route of `GET`. Fastify would read a stream to its end, a list of any length and a file as well. */
export function endStreamsOfHead(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method === 'HEAD' && payload instanceof Readable) payload.destroy();
    return payload;
  });
}
