import type { FastifyReply } from 'fastify';
import { etagOf } from './etag';

/** A stored record with the tag that its next change names in `If-Match`: that of `version`, what such a change is about. */
export function sendRecord<Body>(reply: FastifyReply, body: Body, version: unknown = body): Body {
  void reply.headers({ etag: etagOf(version), 'cache-control': 'no-store' });
  return body;
}

export function sendCreated<Body>(reply: FastifyReply, location: string, body: Body, version: unknown = body): Body {
  void reply.code(201).header('location', location);
  return sendRecord(reply, body, version);
}

/** What is said about a person, or to one, is kept nowhere. */
export function sendNoStore<Body>(reply: FastifyReply, body: Body): Body {
  void reply.header('cache-control', 'no-store');
  return body;
}
