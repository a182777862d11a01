import { sendNotFound } from '@vidyapath/service-kit/http/problem-reply';
import type { FastifyInstance } from 'fastify';
import { ambiguousTarget } from '../edge-policy/paths';

const isAmbiguous = new RegExp(`^${ambiguousTarget}`, 'i');

/** Answers 404 where the edge of a deployment does. */
export function refuseAmbiguousAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) =>
    isAmbiguous.test(request.url) ? sendNotFound(request, reply) : undefined,
  );
}
