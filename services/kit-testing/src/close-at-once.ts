import type { FastifyInstance } from 'fastify';

/** Closes a server with its open connections: `close` alone gives their clients 1.5 s more to use them. */
export async function closeAtOnce(app: FastifyInstance): Promise<void> {
  app.server.closeAllConnections();
  await app.close();
}
