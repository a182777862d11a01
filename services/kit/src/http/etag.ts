import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preconditionFailed } from './errors';

/** Strong tag of a presented record or list: the same body always has the same tag. */
export function etagOf(body: unknown): string {
  return etagOfText(JSON.stringify(body));
}

const etagOfText = (text: string): string => `"${hash('sha256', text, 'base64url')}"`;

export interface CacheOptions {
  /** `public`: visitors' reads, kept for a few seconds. `private` (default): checked again each time. */
  cache?: 'public' | 'private';
}

/** For anonymous readers short enough that a change shows on the next visit. */
const cacheControl = { public: 'public, max-age=0, s-maxage=5, must-revalidate', private: 'private, no-cache' };
/** Only answers to anonymous readers may be compressed. */
const vary = { public: 'Authorization, Accept-Encoding', private: 'Authorization' };

/** Sends `body` with its ETag, or 304 when the request's `If-None-Match` names it (RFC 9110 section 13.1.2). */
export function sendWithEtag(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  body: unknown,
  options: CacheOptions = {},
): FastifyReply {
  return sendTagged(request, reply, body, etagOf(body), options);
}

/** The same for a list, which needs no `If-Match`: its tag is that of the sent text, which is serialised once. */
export function sendListWithEtag(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  rows: readonly object[],
  options: CacheOptions = {},
): FastifyReply {
  const text = reply.serialize(rows) as string;
  return sendTagged(request, reply.type('application/json; charset=utf-8'), text, etagOfText(text), options);
}

function sendTagged(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  body: unknown,
  etag: string,
  options: CacheOptions,
): FastifyReply {
  setCaching(reply, etag, options);
  return namesEtag(headers['if-none-match'], etag)
    ? reply.code(304).removeHeader('content-type').send()
    : reply.send(body);
}

/** Sets how long an answer may be kept, and its tag if it has one. */
export function setCaching(
  reply: FastifyReply,
  etag: string | undefined,
  { cache = 'private' }: CacheOptions = {},
): void {
  if (etag) void reply.header('etag', etag);
  void reply.header('cache-control', cacheControl[cache]).header('vary', vary[cache]);
}

/**
 * True when the request carries an `If-Match` that does not name the current record (RFC 9110 section 13.1.1). Call
 * it with the presented record read under `SELECT … FOR UPDATE`.
 */
export function isOutdated(ifMatch: string | undefined, currentBody: unknown): boolean {
  return ifMatch !== undefined && !matches(ifMatch, etagOf(currentBody), 'strong');
}

/** Throws 412 when the change {@link isOutdated}. */
export function assertIfMatch(ifMatch: string | undefined, currentBody: unknown): void {
  if (isOutdated(ifMatch, currentBody)) throw preconditionFailed();
}

/** True when `If-None-Match` names the tag. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === etag || matches(ifNoneMatch, etag, 'weak'));
}

function matches(header: string | undefined, etag: string, comparison: 'weak' | 'strong'): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => (comparison === 'weak' ? tag.replace(/^W\//, '') : tag) === etag);
}
