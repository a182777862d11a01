import { etagOf, sendWithEtag } from '@vidyapath/service-kit/etag';
import { type ListPage, setTotalCount } from '@vidyapath/service-kit/list-query';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from './viewer';

type Reader = FastifyRequest & { user: Viewer };

/** A record or a list; what visitors get may be kept by caches on the way, what somebody logged in gets may not. */
export function sendRead(request: Reader, reply: FastifyReply, body: unknown): FastifyReply {
  return sendWithEtag(request, reply, body, { cache: request.user ? 'private' : 'public' });
}

export function sendList(request: Reader, reply: FastifyReply, { rows, total }: ListPage<object>): FastifyReply {
  setTotalCount(reply, total);
  return sendRead(request, reply, rows);
}

/** A stored record with the tag that its next change names in `If-Match`. */
export function sendStored<Body>(reply: FastifyReply, body: Body): Body {
  void reply.headers({ etag: etagOf(body), 'cache-control': 'no-store' });
  return body;
}

export function sendCreated<Body>(reply: FastifyReply, location: string, body: Body): Body {
  void reply.code(201).header('location', location);
  return sendStored(reply, body);
}
