import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../edge-policy/caching';
import { contentSecurityPolicy, openerHeader, policyHeader } from '../edge-policy/security-headers';
import { encodingFor, type Encoding } from '@vidyapath/service-kit/http/content-encoding';
import { namesEtag } from '@vidyapath/service-kit/http/etag';
import { createListedSlices, type ListedSlices } from './listed-slices';
import { composeShellPage, type FrontEnd, type ShellPage } from './shell-page';

interface ComposedPage {
  bodies: Record<Encoding, Buffer>;
  etag: string;
  scriptHashes: readonly string[];
  policy: string;
}

/** Answers with the shell's page: 200 for its routes, 404 with the same page for addresses that it does not know. */
export function createShellPageSender(frontEnd: FrontEnd) {
  // One page per route, until a release or a build changes them.
  let composed = new Map<string, ComposedPage>();
  let composedOf: ListedSlices | undefined;
  const listedSlices = createListedSlices(frontEnd.slices, frontEnd.warn);
  const pageOf = async (route: RouteEntry | undefined, listed: ListedSlices): Promise<ComposedPage> => {
    if (listed !== composedOf) composed = new Map();
    composedOf = listed;
    const pages = composed;
    const key = route?.path ?? '';
    const page = pages.get(key) ?? compressed(await composeShellPage(route, listed, frontEnd), frontEnd.remoteOrigins);
    pages.set(key, page);
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const listed = await listedSlices();
    const route = listed.routeAt(path);
    const { bodies, etag, scriptHashes, policy } = await pageOf(route, listed);
    const widening = route && frontEnd.widenings?.[path.replace(/\/$/, '')];
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.code(route ? 200 : 404).headers({
      'cache-control': cacheControl.revalidated,
      [policyHeader]: widening ? contentSecurityPolicy(scriptHashes, frontEnd.remoteOrigins, widening.sources) : policy,
      ...(widening?.openerPolicy && { [openerHeader]: widening.openerPolicy }),
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      etag,
    });
    if (route && namesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const body = bodies[encoding];
    reply.header('content-length', body.length);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return request.method === 'HEAD' ? reply.send() : reply.send(body);
  };
}

function compressed({ html, scriptHashes }: ShellPage, remoteOrigins: readonly string[] | undefined): ComposedPage {
  const identity = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  return {
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
    etag,
    scriptHashes,
    policy: contentSecurityPolicy(scriptHashes, remoteOrigins),
  };
}
