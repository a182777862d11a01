import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServiceCaller } from '../client/service-caller';
import type { TokenCheckOptions } from './auth-token';
import { httpKeySource } from './key-source';
import { pollRevocations } from './revocation-follower';
import { feedReading, httpRevocationFollower } from './http-revocation-follower';

/** How long a start waits for auth. Without auth visitors are served all the same. */
const startTimeoutMs = 8_000;
const betweenMs = 100;

/**
 * Keys and ended tokens of the auth service that `caller` knows. Resolves when both were read once to their end, since a load balancer
 * sends requests as soon as the port is open. Reading stops when `app` closes.
 */
export async function openTokenSources(
  app: FastifyInstance,
  caller: ServiceCaller,
  timeoutMs = startTimeoutMs,
): Promise<Pick<TokenCheckOptions, 'keys' | 'revocations'>> {
  const keys = httpKeySource(caller.auth.baseUrl);
  const revocations = httpRevocationFollower(caller);
  pollRevocations(app, revocations, feedReading.every);
  const giveUpAt = Date.now() + timeoutMs;
  const answers = async (ask: () => unknown): Promise<void> => {
    while (Date.now() < giveUpAt) {
      try {
        await ask();
        return;
      } catch {
        await pause(betweenMs);
      }
    }
  };
  const noToken = { id: 0, jti: '', sid: '', iat: 0 };
  await Promise.all([answers(() => keys.find('')), answers(() => revocations.isRevoked(noToken))]);
  return { keys, revocations };
}
