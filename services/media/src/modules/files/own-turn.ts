import { once } from 'node:events';
import { tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { FastifyReply } from 'fastify';

/** Enough for the end of an answer that its reader has read already. */
const waitMs = 1_000;

/**
 * Waits until the answer before this one on the same connection has ended. Until then nothing would close a file when the reader leaves.
 * @throws {HttpProblem} 429 when that one is still being sent
 */
export async function ownTurn({ raw }: FastifyReply): Promise<void> {
  if (raw.socket) return;
  await once(raw, 'socket', { signal: AbortSignal.timeout(waitMs) }).catch(() => {
    throw tooManyRequests(1, 'The file before this one is still being sent.');
  });
}
