import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../edge-policy/caching';
import { contentSecurityPolicy, openerHeader, policyHeader } from '../edge-policy/security-headers';
import { encode, encodingFor, type Encoding } from '@vidyapath/service-kit/http/content-encoding';
import { namesEtag } from '@vidyapath/service-kit/http/etag';
import { createServerPages } from '../server-pages/server-pages';
import { createListedSlices, type ListedSlices } from './listed-slices';
import { composeShellPage, type FrontEnd, type ShellPage } from './shell-page';

interface SentPage {
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
  etag: string;
  /** At most, with all its encodings. */
  bytes: number;
}
interface ComposedPage extends SentPage {
  shell: ShellPage;
  policy: string;
}

/**
 * Answers with the shell's page, with the content that a slice describes where it does: 200 for its routes, 404 with the same page for addresses that it
 * does not know.
 */
export function createShellPageSender(frontEnd: FrontEnd) {
  // One page per route, until a release or a build changes them.
  let composed = new Map<string, ComposedPage>();
  let composedOf: ListedSlices | undefined;
  const listedSlices = createListedSlices(frontEnd.slices, frontEnd.warn);
  const described =
    frontEnd.serverPages && createServerPages(frontEnd, frontEnd.serverPages, (html) => sentPage(html, encode));
  const pageOf = async (route: RouteEntry | undefined, listed: ListedSlices): Promise<ComposedPage> => {
    if (listed !== composedOf) composed = new Map();
    composedOf = listed;
    const pages = composed;
    const key = route?.path ?? '';
    const page =
      pages.get(key) ?? composedPage(await composeShellPage(route, listed, frontEnd), frontEnd.remoteOrigins);
    pages.set(key, page);
    return page;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const listed = await listedSlices();
    const route = listed.routeAt(path);
    const plain = await pageOf(route, listed);
    const found = await described?.find(listed, route, { path, request, shellHtml: plain.shell.html });
    const isMissing = !route || found === 'missing';
    const widening = route && frontEnd.widenings?.[path.replace(/\/$/, '')];
    const { scriptHashes } = plain.shell;
    reply.headers({
      'cache-control': cacheControl.revalidated,
      [policyHeader]: widening
        ? contentSecurityPolicy(scriptHashes, frontEnd.remoteOrigins, widening.sources)
        : plain.policy,
      ...(widening?.openerPolicy && { [openerHeader]: widening.openerPolicy }),
    });
    if (typeof found === 'object' && 'redirect' in found) {
      const query = request.url.slice(request.url.split('?', 1)[0]?.length);
      return reply
        .code(301)
        .header('location', found.redirect + query)
        .send();
    }
    const { etag, bodyIn } = typeof found === 'object' ? found.page : plain;
    reply.code(isMissing ? 404 : 200).headers({
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      etag,
    });
    if (!isMissing && namesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = await bodyIn(encoding);
    reply.header('content-length', body.length);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return request.method === 'HEAD' ? reply.send() : reply.send(body);
  };
  return {
    send,
    /** Of pages that slices describe, without parameters. */
    plainPaths: async () => described?.plainPaths(await listedSlices()) ?? [],
    end: async () => described?.end(),
  };
}

type Compress = typeof encode;

/** A route's page is compressed once for many visitors. */
const encodeWell: Compress = async (body, encoding) => (encoding === 'br' ? brotliCompressSync(body) : gzipSync(body));

/** Compressed when a browser first asks for it. */
function sentPage(html: string, compress: Compress): SentPage {
  const identity = Buffer.from(html);
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

const composedPage = (shell: ShellPage, remoteOrigins: readonly string[] | undefined): ComposedPage => ({
  ...sentPage(shell.html, encodeWell),
  shell,
  policy: contentSecurityPolicy(shell.scriptHashes, remoteOrigins),
});
