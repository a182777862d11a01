import type { FastifyInstance } from 'fastify';
import { createWorkQueue } from './work-queue';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route bounds its work and its answers itself, such as an upload, a file or a stream of events; nothing else of the person waits for it. */
    ownTurns?: true;
  }
}

/** Of one person. The wait is shorter than the time of a request, so that it ends with an answer. */
export const writeTurns = {
  running: Infinity,
  runningPerKey: 1,
  waiting: 1_000,
  waitingPerKey: 100,
  waitingMs: 20_000,
};

const reads = ['GET', 'HEAD'];

/**
 * Writes of one person run one after the other, and wait before they take a connection: many writes of one row would otherwise
 * hold every connection of the pool while they wait for each other's lock. Call it before the routes.
 */
export function takeTurnsOfWrites(app: FastifyInstance): void {
  const queue = createWorkQueue({ name: 'writes', ...writeTurns, metrics: app.metrics });
  app.addHook('onRoute', (route) => {
    const writes = [route.method].flat().some((method) => !reads.includes(method));
    if (!writes || route.config?.ownTurns) return;
    const { handler } = route;
    route.handler = async function inTurn(request, reply) {
      const work = async (): Promise<unknown> => handler.call(this, request, reply);
      return request.user ? queue.run(String(request.user.id), work) : work();
    };
  });
}
