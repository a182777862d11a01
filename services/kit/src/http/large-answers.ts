import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createWorkQueue, type WorkQueue } from '../queue/work-queue';
import { addressKey } from './address-key';
import { serverLimits } from './server-limits';

/** Each answer holds memory until its reader has it. */
export const largeAnswers = {
  ofPersons: { running: 200, runningPerKey: 1, waiting: 200, waitingPerKey: 4, waitingMs: 10_000 },
  /** Behind one address there may be a whole school. */
  ofAddresses: { running: 64, runningPerKey: 4, waiting: 64, waitingPerKey: 4, waitingMs: 3_000 },
};

type Payload = string | Buffer | Readable;

/**
 * Answers that are streams, and those of more than `largeAnswerBytes` to signed-in people, are sent one at a time to a person; an answer of
 * which nothing is read for a while ends with its connection. A route with `ownTurns` bounds its answers itself. Call it before the routes.
 */
export function takeTurnsOfLargeAnswers(app: FastifyInstance): void {
  const { metrics } = app;
  const persons = createWorkQueue({ name: 'large-answers', ...largeAnswers.ofPersons, metrics });
  const addresses = createWorkQueue({ name: 'large-answers-to-visitors', ...largeAnswers.ofAddresses, metrics });
  const turnOf = ({ user, ip }: FastifyRequest, reply: FastifyReply): Promise<void> =>
    user ? turn(persons, String(user.id), reply) : turn(addresses, addressKey(ip), reply);

  const send = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (request.method === 'HEAD' || !isLarge(payload, request)) return payload;
    if (!(payload instanceof Readable)) reply.header('content-length', Buffer.byteLength(payload));
    try {
      await turnOf(request, reply);
    } catch (error) {
      reply.removeHeader('content-length').removeHeader('content-disposition');
      if (payload instanceof Readable) payload.destroy();
      throw error;
    }
    return whileItIsRead(reply, payload);
  };
  app.addHook('onRoute', (route) => {
    // The last of its hooks, which sees the answer as it is sent.
    if (!route.config?.ownTurns) route.onSend = [route.onSend ?? [], send].flat();
  });
}

function isLarge(payload: unknown, { user }: FastifyRequest): payload is Payload {
  if (payload instanceof Readable) return true;
  if (!user || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return false;
  return Buffer.byteLength(payload) > serverLimits.largeAnswerBytes;
}

/** Resolves when the turn begins; it ends when the answer is sent or its reader has left. */
function turn(queue: WorkQueue, key: string, { raw }: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = queue.run(key, () => {
      resolve();
      return finished(raw);
    });
    sent.catch(reject);
  });
}

function whileItIsRead({ raw }: FastifyReply, payload: Payload): Readable {
  const unread = setTimeout(() => raw.destroy(), serverLimits.unreadMs);
  raw.once('close', () => clearTimeout(unread));
  return Readable.from(
    inPieces(payload, () => unread.refresh()),
    { highWaterMark: 1 },
  );
}

/** The next piece is taken when the previous one is on its way. */
async function* inPieces(payload: Payload, onPiece: () => void): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<string | Buffer> | Iterable<string | Buffer> =
    payload instanceof Readable ? payload : [payload];
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let at = 0; at < bytes.length; at += serverLimits.largeAnswerBytes) {
      onPiece();
      yield bytes.subarray(at, at + serverLimits.largeAnswerBytes);
    }
  }
}
