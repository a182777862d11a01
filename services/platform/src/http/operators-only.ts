import type { Socket } from 'node:net';
import { sendNotFound } from '@vidyapath/service-kit/http/problem-reply';
import type { FastifyInstance } from 'fastify';
import { isInjection } from 'light-my-request';
import { operations } from '../edge-policy/paths';

const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((one) => path === one || path.startsWith(`${one}/`));

/**
 * Answers the routes for operators on their port only, and on that port nothing else but health.
 * Calls between services stay in the process.
 */
export function registerOperatorsOnly(app: FastifyInstance, operators: WeakSet<Socket>): void {
  app.addHook('onRequest', async (request, reply) => {
    // One service of this process calls another.
    if (isInjection(request.raw)) return undefined;
    // The path of the route, for any spelling of the address.
    const { url = '' } = request.routeOptions;
    const isOpen = isBelow(url, ['/health']) || isBelow(url, operations) === operators.has(request.raw.socket);
    return isOpen ? undefined : sendNotFound(request, reply);
  });
}
