import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForServices } from '../auth/access';
import { addressKey } from './address-key';
import { tooManyRequests } from './errors';
import { openRedis } from './redis';

export type { FastifyRateLimitStore, FastifyRateLimitStoreCtor };

/** Pages, files, health and figures cost little, and a page fetches many of them. */
const timesForFiles = 10;

export interface RateLimitOptions {
  /** Requests a minute and client; ten times as many for routes with `rateLimit: false` and for unknown addresses. 0 for no limit. */
  max: number;
  /** The store of the counts, when several processes serve as one; this process's memory by default. */
  store?: FastifyRateLimitStoreCtor | undefined;
  /** Address of a Redis in which all replicas of all services count. While it is unavailable no request is refused. */
  redisUrl?: string | undefined;
}

/** The general limit, in two classes with separate counts. It counts before the hooks of plugins. */
export async function registerRateLimit(
  app: FastifyInstance,
  { max, store, redisUrl }: RateLimitOptions,
): Promise<void> {
  if (max === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: (request) => (isForFiles(request) ? max * timesForFiles : max),
    timeWindow: 60_000,
    // Only services pass the token check, and they limit their own calls; by address they would share a visitor's count.
    allowList: ({ routeOptions }) => isForServices(routeOptions.config.access),
    keyGenerator: (request) => `${isForFiles(request) ? 'files ' : ''}${addressKey(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1_000),
    ...(store ? { store } : {}),
    ...(redisUrl ? { redis: await openRedis(app, redisUrl), nameSpace: 'vidyapath-requests-', skipOnError: true } : {}),
  });
  app.addHook('onRequest', app.rateLimit());
}

function isForFiles({ is404, routeOptions }: FastifyRequest): boolean {
  return is404 || routeOptions.config.rateLimit === false;
}
