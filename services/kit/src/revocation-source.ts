import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { unavailable } from './errors';
import { isRevokedBy, type RevocationFeed, type TokenIdentity } from './revocation-list';

/** Knows which tokens have ended before their time. */
export interface RevocationSource {
  isRevoked(token: TokenIdentity): boolean | Promise<boolean>;
}

export interface PolledRevocations extends RevocationSource {
  close(): void;
}

/** Milliseconds between two readings of the feed, and for which one is waited for: what they add up to, a token may outlive its end. */
export const feedReading = { every: 1_500, patience: 2_000 };

/**
 * Follows the feed of the auth service at `authUrl`. While auth is away the last list holds; before the first
 * answer nothing can be said, which is a 503. Close it with the app.
 */
export function httpRevocationSource(authUrl: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): PolledRevocations {
  const url = new URL('/auth/revocations', authUrl);
  let feed: { etag: string; jtis: ReadonlySet<string>; users: ReadonlyMap<number, number> } | undefined;
  let away = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const poll = async (): Promise<void> => {
    const requestId = randomUUID();
    try {
      const headers = { 'x-request-id': requestId, ...(feed?.etag && { 'if-none-match': feed.etag }) };
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(feedReading.patience) });
      if (response.status === 200) {
        const { jtis, users } = (await response.json()) as RevocationFeed;
        feed = {
          etag: response.headers.get('etag') ?? '',
          jtis: new Set(jtis),
          users: new Map(users.map(({ id, before }) => [id, before])),
        };
      } else if (response.status !== 304) {
        throw new Error(`The feed answered ${response.status}.`);
      }
      if (away) log.info({ requestId }, 'revocations are followed again');
      away = false;
    } catch (error) {
      if (!away) log.warn({ err: error, requestId }, 'revocations cannot be read; the last list holds');
      away = true;
    }
  };
  const first = poll();
  const loop = async (previous: Promise<void>): Promise<void> => {
    await previous;
    if (closed) return;
    timer = setTimeout(() => void loop(poll()), feedReading.every);
    timer.unref();
  };
  void loop(first);

  return {
    async isRevoked(token) {
      if (!feed) await first;
      if (!feed) throw unavailable(2, 'Sessions cannot be checked at the moment. Please try again shortly.');
      return isRevokedBy(feed, token);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
