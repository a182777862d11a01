import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../edge-policy/caching';
import { contentSecurityPolicy, policyHeader } from '../edge-policy/security-headers';
import { encodingFor, type Encoding } from '@vidyapath/service-kit/content-encoding';
import type { ShellPage } from './shell-page';
import { routeAt } from './shell-routes';

type Bodies = Record<Encoding, Buffer> & { etag: string };

/** Answers with the shell's page: 200 for its routes, 404 with the same page for addresses that it does not know. */
export function createShellPageSender(page: ShellPage) {
  // One a route, until a build changes them.
  const known = new Map<string, Bodies>();
  const bodiesOf = (html: string): Bodies => {
    const found = known.get(html) ?? compressed(html);
    if (known.size > 50) known.clear();
    known.set(html, found);
    return found;
  };

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const route = routeAt(path);
    const bodies = bodiesOf(await page.html(route));
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.code(route ? 200 : 404).headers({
      'cache-control': cacheControl.asked,
      [policyHeader]: contentSecurityPolicy(page.scriptHashes(), page.remoteOrigins),
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      etag: bodies.etag,
    });
    if (route && request.headers['if-none-match'] === bodies.etag) return reply.code(304).send();
    const body = bodies[encoding];
    reply.header('content-length', body.length);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return request.method === 'HEAD' ? reply.send() : reply.send(body);
  };
}

function compressed(html: string): Bodies {
  const identity = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  return { identity, etag, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}
