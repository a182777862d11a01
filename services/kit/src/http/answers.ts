import type { FastifyReply } from 'fastify';
import { etagOf } from './etag';

/** A stored record with the tag for `If-Match` of its next change: that of `version`, the part that the change affects. */
export function sendRecord<Body>(reply: FastifyReply, body: Body, version: unknown = body): Body {
  void reply.headers({ etag: etagOf(version), 'cache-control': 'no-store' });
  return body;
}

export function sendCreated<Body>(reply: FastifyReply, location: string, body: Body, version: unknown = body): Body {
  void reply.code(201).header('location', location);
  return sendRecord(reply, body, version);
}

/** An answer about or to a person, which no cache stores. */
export function sendNoStore<Body>(reply: FastifyReply, body: Body): Body {
  void reply.header('cache-control', 'no-store');
  return body;
}
