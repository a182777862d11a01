import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../edge-policy/caching';
import { contentSecurityPolicy, openerHeader, policyHeader } from '../edge-policy/security-headers';
import type { encode } from '@vidyapath/service-kit/http/content-encoding';
import { createServerPages } from '../server-pages/server-pages';
import { createListedSlices, type ListedSlices } from './listed-slices';
import { type SentPage, sendPage, sentPage } from './sent-page';
import { composeShellPage, type FrontEnd, type ShellPage } from './shell-page';

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
  const described = frontEnd.serverPages && createServerPages(frontEnd, frontEnd.serverPages, sentPage);
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

  /** Without a path for an address that no route may have. */
  const send = async (request: FastifyRequest, reply: FastifyReply, path?: string): Promise<FastifyReply> => {
    const listed = await listedSlices();
    const route = path ? listed.routeAt(path) : undefined;
    const plain = await pageOf(route, listed);
    const found = path
      ? await described?.find(listed, route, { path, request, shellHtml: plain.shell.html })
      : undefined;
    const isMissing = !route || found === 'missing';
    const widening = route && path ? frontEnd.widenings?.[path.replace(/\/$/, '')] : undefined;
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
    reply.code(isMissing ? 404 : 200).type('text/html; charset=utf-8');
    return sendPage(request, reply, typeof found === 'object' ? found.page : plain);
  };
  return {
    send,
    isDescribed: async (path: string) => (await described?.isDescribed(await listedSlices(), path)) ?? false,
    /** Of pages that slices describe, without parameters. */
    plainPaths: async () => described?.plainPaths(await listedSlices()) ?? [],
    end: async () => described?.end(),
  };
}

/** A route's page is compressed once for many visitors. */
const encodeWell: typeof encode = async (body, encoding) =>
  encoding === 'br' ? brotliCompressSync(body) : gzipSync(body);

const composedPage = (shell: ShellPage, remoteOrigins: readonly string[] | undefined): ComposedPage => ({
  ...sentPage(shell.html, encodeWell),
  shell,
  policy: contentSecurityPolicy(shell.scriptHashes, remoteOrigins),
});
