import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ambiguousTarget } from '../edge-policy/paths';

const isAmbiguous = new RegExp(`^${ambiguousTarget}`, 'i');

/** Answers 404 by `refuse`, before a route could take the address. */
export function refuseAmbiguousAddresses(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.addHook('onRequest', async (request, reply) =>
    isAmbiguous.test(request.url) ? refuse(request, reply) : undefined,
  );
}
