import type { FastifyInstance } from 'fastify';

/** Where this process listens, for whoever tries the platform on their own machine. */
export function ownAddress(app: FastifyInstance): string {
  const address = app.server.address();
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : 'http://localhost';
}
