import {
  type CacheOptions,
  namesEtag,
  sendListWithEtag,
  sendWithEtag,
  setCaching,
} from '@vidyapath/service-kit/http/etag';
import { type List, sendStreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import { setTotalCount } from '@vidyapath/service-kit/lists/list-query';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from './viewer';

type Reader = FastifyRequest & { user: Viewer };

/** Milliseconds in which a slow client must have read a list; its queries have their own limit. */
export const longAnswer = 15 * 60_000;

/** A record. Shared caches may store answers to visitors, not those to signed-in users. */
export function sendRead(request: Reader, reply: FastifyReply, body: unknown): FastifyReply {
  return sendWithEtag(request, reply, body, cachingOf(request));
}

const cachingOf = ({ user }: Reader): CacheOptions => ({ cache: user ? 'private' : 'public' });

export function sendList(request: Reader, reply: FastifyReply, list: List<object>): FastifyReply {
  setTotalCount(reply, list.total);
  if ('rows' in list) return sendListWithEtag(request, reply, list.rows, cachingOf(request));
  const { contentVersion, headers } = request;
  const etag = contentVersion === undefined ? undefined : `"content-${contentVersion}"`;
  // Weak: made of the version of the content, not of the bytes.
  setCaching(reply, etag && `W/${etag}`, cachingOf(request));
  if (etag && namesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  return sendStreamedList(reply, list);
}

/** Serialises the answer by another schema than the route's. */
export function writtenBy(reply: FastifyReply, schema: Record<string, unknown>): FastifyReply {
  const write = reply.compileSerializationSchema(schema);
  return reply.serializer((body: string | Record<string, unknown>) => (typeof body === 'string' ? body : write(body)));
}
