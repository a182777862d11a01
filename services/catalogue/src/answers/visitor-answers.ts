import type { IncomingMessage } from 'node:http';
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
    if (request.contentVersion !== undefined && reply.statusCode === 200 && typeof payload === 'string') {
      cache.put(keyOf(request.raw), keepable(request, reply, payload, request.contentVersion));
    }
    done();
  });
}

/** Of a client on this origin, without a token. */
function isVisitors({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined && headers.origin === undefined;
}

/** The headers of an answer depend on the protocol that a proxy names. */
function keyOf({ url = '', headers }: IncomingMessage): string {
  const protocol = headers['x-forwarded-proto'];
  return protocol === undefined ? url : `${String(protocol)} ${url}`;
}

function fitting({ etag, route, headers, headersUnchanged, body }: CachedAnswer, ifNoneMatch: string | undefined): EarlyAnswer {
  if (namesEtag(ifNoneMatch, etag)) return { status: 304, headers: headersUnchanged, route };
  return { status: 200, headers, body, route };
}

function sendKept(reply: FastifyReply, { status, headers, body }: EarlyAnswer): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) void reply.header(headers[at] ?? '', headers[at + 1]);
  return reply.code(status).send(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
}

function keepable(request: FastifyRequest, reply: FastifyReply, payload: string, version: string): CachedAnswer {
  const bytes = Buffer.from(payload);
  const body = bytes.length > smallBytes ? bytes : bytes.toString('latin1');
  const kept = Object.entries(reply.getHeaders()).filter(([name]) => !ownHeaders.has(name) && !limitHeader.test(name));
  const unchanged = kept.filter(([name]) => saidAgain.has(name)).flatMap(([name, value]) => [name, String(value)]);
  const headers = kept.flatMap(([name, value]) => [name, String(value)]);
  return {
    version,
    etag: String(reply.getHeader('etag') ?? ''),
    route: request.routeOptions.url ?? 'unknown',
    headers: [...headers, 'content-length', String(body.length)],
    headersUnchanged: unchanged,
    body,
  };
}
