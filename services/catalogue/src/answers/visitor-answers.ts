import type { IncomingMessage } from 'node:http';
import { encode, type Encoding, encodingFor } from '@vidyapath/service-kit/content-encoding';
import type { EarlyAnswer } from '@vidyapath/service-kit/early-answers';
import { namesEtag } from '@vidyapath/service-kit/etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueApp } from '../catalogue-app';
import type { AnswerCache, CachedAnswer } from './answer-cache';
import type { ContentVersion } from './content-version';

export interface VisitorAnswersOptions {
  version: ContentVersion;
  cache: AnswerCache;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the content that was stored before the answer was read; set when the answer may be kept. */
    contentVersion: string | undefined;
  }
}

/** Of this one request or connection; the server sets them for each answer. */
const ownHeaders = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);
/** What a 304 says anew (RFC 9110 section 15.4.5); the rest stands in the answer that the client has. */
const saidAgain = new Set(['etag', 'cache-control', 'vary', 'strict-transport-security']);
/** Copied together with their head faster than sent beside it. */
const smallBytes = 8_192;
const limitHeader = /^x-ratelimit-|^retry-after$/;
/** Less fits into one packet as it is. */
const encodedFrom = 1_024;
/** Of one record, whose tag a change names in `If-Match`, so it goes out as it is. */
const recordRoute = /\/:id$/;

/**
 * Keeps what visitors without a token are answered, and gives it out while the content has the same version. Who
 * sends a token, of whatever role, is answered by the routes alone.
 */
export function keepVisitorAnswers(app: CatalogueApp, { version, cache }: VisitorAnswersOptions): void {
  const find = (request: IncomingMessage, current: string | undefined): EarlyAnswer | undefined => {
    if (current === undefined || !isVisitors(request)) return undefined;
    const answer = cache.find(keyOf(request), current);
    return answer && fitting(answer, request.headers['if-none-match']);
  };
  app.addEarlyAnswers((request) => find(request, version.known()));
  app.decorateRequest('contentVersion', undefined);
  const answerVisitor = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const current = await version.current();
    const answer = find(request.raw, current);
    request.contentVersion = current;
    if (answer) sendKept(reply, answer);
    return answer !== undefined;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!isVisitors(request.raw)) return done();
    answerVisitor(request, reply).then((answered) => answered || done(), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET') version.forget();
    if (request.contentVersion === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return done();
    keepable(request, reply, payload, request.contentVersion).then((answer) => {
      cache.put(keyOf(request.raw), answer);
      done(null, answer.encoding === 'identity' ? payload : sentEncoded(request, reply, answer));
    }, done);
  });
}

/** Of a client on this origin, without a token. */
function isVisitors({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined && headers.origin === undefined;
}

/** The headers of an answer depend on the protocol that a proxy names. */
function keyOf({ url = '', headers }: IncomingMessage): string {
  const protocol = headers['x-forwarded-proto'];
  const encoding = encodingFor(headers['accept-encoding']);
  const plain = encoding === 'identity' ? url : `${encoding} ${url}`;
  return protocol === undefined ? plain : `${String(protocol)} ${plain}`;
}

function fitting({ etag, route, headers, headersUnchanged, body }: CachedAnswer, ifNoneMatch: string | undefined): EarlyAnswer {
  if (namesEtag(ifNoneMatch, etag)) return { status: 304, headers: headersUnchanged, route };
  return { status: 200, headers, body, route };
}

function sendKept(reply: FastifyReply, { status, headers, body }: EarlyAnswer): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) void reply.header(headers[at] ?? '', headers[at + 1]);
  return reply.code(status).send(body && bytesOf(body));
}

async function keepable(request: FastifyRequest, reply: FastifyReply, payload: string, version: string): Promise<CachedAnswer> {
  const { bytes, encoding } = await encoded(Buffer.from(payload), request);
  const tag = String(reply.getHeader('etag') ?? '');
  // The bytes differ, so a strong tag does too.
  const etag = encoding === 'identity' ? tag : tag.replace(/"$/, `-${encoding}"`);
  const kept = Object.entries({ ...reply.getHeaders(), ...(etag && { etag }) }).filter(([name]) => !ownHeaders.has(name) && !limitHeader.test(name));
  const unchanged = kept.filter(([name]) => saidAgain.has(name)).flatMap(([name, value]) => [name, String(value)]);
  const headers = kept.flatMap(([name, value]) => [name, String(value)]);
  return {
    version,
    etag,
    encoding,
    route: request.routeOptions.url ?? 'unknown',
    headers: [...headers, ...(encoding === 'identity' ? [] : ['content-encoding', encoding]), 'content-length', String(bytes.length)],
    headersUnchanged: unchanged,
    body: bytes.length > smallBytes ? bytes : bytes.toString('latin1'),
  };
}

async function encoded(bytes: Buffer, { headers, routeOptions }: FastifyRequest): Promise<{ bytes: Buffer; encoding: Encoding }> {
  const encoding = encodingFor(headers['accept-encoding']);
  const asItIs = encoding === 'identity' || bytes.length < encodedFrom || recordRoute.test(routeOptions.url ?? '');
  return asItIs ? { bytes, encoding: 'identity' } : { bytes: await encode(bytes, encoding), encoding };
}

/** The body of an answer that the route made as it is; none for whoever has these bytes. */
function sentEncoded(request: FastifyRequest, reply: FastifyReply, { etag, encoding, body }: CachedAnswer): Buffer | null {
  void reply.header('etag', etag);
  if (namesEtag(request.headers['if-none-match'], etag)) {
    void reply.code(304).removeHeader('content-type');
    return null;
  }
  void reply.header('content-encoding', encoding);
  return bytesOf(body);
}

const bytesOf = (body: string | Buffer): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
