import { notFound } from '@vidyapath/service-kit/http/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';
import type { Storage } from '../../lib/storage/storage';
import { contentTypeOf } from '../../lib/storage/stored-name';
import { openFile } from './open-file';
import { ownTurn } from './own-turn';
import { sendWholeOrRange } from './send-whole-or-range';

interface SentFile {
  storage: Storage;
  /** Of all files that are read at once. */
  limit: ConcurrencyLimit;
  name: string;
  /** The key that the file counts for while it is read. */
  key: string;
  /** Value of `Cache-Control`. */
  cache: string;
}

/** Answers with the file of this name. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, limit, name, key, cache }: SentFile,
): Promise<FastifyReply> {
  const contentType = contentTypeOf(name);
  await ownTurn(reply);
  const file = contentType && (await openFile(() => storage.open(name), { limit, key }));
  if (!file) throw notFound('There is no such file.');
  reply.type(contentType).header('cache-control', cache);
  return sendWholeOrRange(request, reply, name, file);
}
