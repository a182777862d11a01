import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** No request waits for an unavailable Redis. */
const timeouts = {
  connectTimeout: 1_000,
  commandTimeout: 300,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
} as const;
const nextTryMs = 1_000;

/** A connection that reconnects by itself, and ends with `app`. Commands fail at once while Redis is unavailable. */
export async function openRedis(app: FastifyInstance, url: string): Promise<Redis> {
  // A process that has no Redis never loads it.
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, { ...timeouts, retryStrategy: () => nextTryMs });
  let away = false;
  redis.on('error', ({ message }: Error) => {
    if (!away) app.log.warn({ reason: message }, 'Redis is not available; requests are not counted');
    away = true;
  });
  redis.on('ready', () => {
    if (away) app.log.info('Redis is available again');
    away = false;
  });
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
