import { encode, type Encoding, encodingFor } from '@vidyapath/service-kit/http/content-encoding';
import { namesEtag } from '@vidyapath/service-kit/http/etag';
import { totalCountHeader } from '@vidyapath/http/total-count';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { AnswerCache, CachedAnswer } from './answer-cache';
import type { ContentVersion } from './content-version';

export interface VisitorCacheOptions {
  version: ContentVersion;
  cache: AnswerCache;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the content that was stored before the answer was read; set when the answer may be cached. */
    contentVersion: string | undefined;
  }
}

/** The headers that routes give an answer; all others belong to the request or the connection. */
const cachedHeaders = ['content-type', 'etag', 'cache-control', 'vary', totalCountHeader];
/** The headers that a 304 repeats (RFC 9110 section 15.4.5); the client has the others. */
const repeatedHeaders = ['etag', 'cache-control', 'vary'];
/** Bytes; a smaller body fits into one packet uncompressed. */
const encodedFrom = 1_024;
/** Routes of one record: a change names its tag in `If-Match`, so the answer is not compressed. */
const recordRoute = /\/:id$/;

/**
 * Caches the answers to visitors without a token, and sends them while the content has the same version. The cache is read right before the
 * handler, after the request is counted, its token checked and its query parsed.
 */
export function cacheVisitorAnswers(app: TypedApp, { version, cache }: VisitorCacheOptions): void {
  app.decorateRequest('contentVersion', undefined);
  app.addHook('preHandler', async (request, reply) => {
    if (!isRead(request) || request.user || request.service) return;
    const current = await version.current();
    const answer = cache.find(keyOf(request), current);
    if (answer) return sendCached(request, reply, answer);
    request.contentVersion = current;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isRead(request)) version.forget();
    if (request.contentVersion === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const bytes = Buffer.from(payload);
    if (bytes.length > cache.largest) return payload;
    const answer = await cacheable(request, reply, bytes, request.contentVersion);
    cache.put(keyOf(request), answer);
    return answer.encoding === 'identity' ? payload : sentEncoded(request, reply, answer);
  });
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Consists of parsed values, so that two requests with different answers never have the same key. */
function keyOf({ routeOptions, params, query, headers }: FastifyRequest): string {
  const filters = Object.entries(query as object).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([routeOptions.url, params, filters, encodingFor(headers['accept-encoding'])]);
}

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, encoding, headers, body }: CachedAnswer,
): FastifyReply {
  if (namesEtag(request.headers['if-none-match'], etag)) {
    return reply
      .code(304)
      .headers(Object.fromEntries(repeatedHeaders.map((name) => [name, headers[name]])))
      .send();
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.headers(headers).send(body);
}

async function cacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  version: string,
): Promise<CachedAnswer> {
  const { body, encoding } = await encoded(bytes, request);
  const tag = String(reply.getHeader('etag') ?? '');
  // The bytes differ, so a strong tag does too.
  const etag = encoding === 'identity' ? tag : tag.replace(/"$/, `-${encoding}"`);
  const headers: Record<string, string> = {};
  for (const name of cachedHeaders) if (reply.hasHeader(name)) headers[name] = String(reply.getHeader(name));
  return { version, etag, encoding, headers: { ...headers, etag }, body };
}

async function encoded(
  bytes: Buffer,
  { headers, routeOptions }: FastifyRequest,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = encodingFor(headers['accept-encoding']);
  const isPlain = encoding === 'identity' || bytes.length < encodedFrom || recordRoute.test(routeOptions.url ?? '');
  return isPlain ? { body: bytes, encoding: 'identity' } : { body: await encode(bytes, encoding), encoding };
}

/** Sets the headers of an encoded answer and returns its body; null when the client has these bytes. */
function sentEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, encoding, body }: CachedAnswer,
): Buffer | null {
  void reply.header('etag', etag);
  if (namesEtag(request.headers['if-none-match'], etag)) {
    void reply.code(304).removeHeader('content-type');
    return null;
  }
  void reply.header('content-encoding', encoding);
  return body;
}
