import { createHash } from 'node:crypto';
import { encode, encodingFor, type Encoding } from '@vidyapath/service-kit/http/content-encoding';
import { namesEtag } from '@vidyapath/service-kit/http/etag';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SentPage {
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
  etag: string;
  /** At most, with all its encodings. */
  bytes: number;
}

/** Compressed when a browser first asks for it. */
export function sentPage(text: string, compress = encode): SentPage {
  const identity = Buffer.from(text);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`,
    bytes: 2 * identity.length,
    async bodyIn(encoding) {
      if (encoding === 'identity') return identity;
      const body = bodies.get(encoding) ?? compress(identity, encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** With the status and type that `reply` has; 304 when the browser has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodyIn }: SentPage,
): Promise<FastifyReply> {
  reply.headers({ vary: 'accept-encoding', etag });
  if (reply.statusCode === 200 && namesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await bodyIn(encoding);
  reply.header('content-length', body.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return request.method === 'HEAD' ? reply.send() : reply.send(body);
}
