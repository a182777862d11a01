import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key';
import { tooManyRequests } from './errors';
import { openRedis } from './redis';

export type { FastifyRateLimitStore, FastifyRateLimitStoreCtor };

export interface RateLimitOptions {
  /** Requests a minute and client; 0 for no limit. */
  max: number;
  /** Where counts are kept, when several processes serve as one; this process's memory by default. */
  store?: FastifyRateLimitStoreCtor | undefined;
  /** Address of a Redis in which all replicas of all services count. While it is away nobody is refused. */
  redisUrl?: string | undefined;
}

/**
 * The general limit, for every route that does not except itself. It counts before any plugin's own hooks, since one of
 * them may answer from what it keeps.
 */
export async function registerRateLimit(app: FastifyInstance, { max, store, redisUrl }: RateLimitOptions): Promise<void> {
  if (max === 0) return;
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1_000),
    ...(store ? { store } : {}),
    ...(redisUrl ? { redis: await openRedis(app, redisUrl), nameSpace: 'vidyapath-requests-', skipOnError: true } : {}),
  });
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (request.is404 || request.routeOptions.config.rateLimit === false) return;
    await count.call(this, request, reply);
  });
}
