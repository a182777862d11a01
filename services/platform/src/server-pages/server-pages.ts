import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@vidyapath/platform-api/i18n';
import { isAt } from '@vidyapath/platform-api/page-addresses';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import type { FastifyRequest } from 'fastify';
import type { ListedSlices } from '../front-end/listed-slices';
import type { FrontEnd } from '../front-end/shell-page';
import { composePage } from './compose-page';
import { type DescribedPage, type DescribedPages, readDescribedPages } from './described-pages';
import { queryValues, type Values, type Visit } from './data-addresses';
import { createPageCache } from './page-cache';
import { readData } from './page-data';
import type { PageLimits, ServerPageSources } from './sources';

const pageLimits: PageLimits = { dataMs: 300, codeMs: 100 };

/** Undefined where the shell's page is sent as it is. */
export type FoundPage<Page> = { page: Page } | { redirect: string } | 'missing' | undefined;

const kept = { milliseconds: 60_000, freshMilliseconds: 30_000, entries: 1_000, bytes: 32 * 1_024 * 1_024 };
const warnAgainMs = 60_000;
/** Data that come after a visitor's wait are for the next one. */
const readWithinMs = 5_000;
/** Further pages are not composed. */
const readingMax = 100;

/** Pages that slices describe, composed from the shell's page and kept for a minute. */
export function createServerPages<Page extends { bytes: number }>(
  { slices, warn, appName }: FrontEnd,
  { origin, read, limits = pageLimits }: ServerPageSources,
  /** Makes a page that can be sent. */
  pageFrom: (html: string) => Page,
) {
  // Only pages: anybody can think of any number of addresses that are none.
  const cache = createPageCache<FoundPage<Page>>(kept, (found) => {
    if (found === undefined) return 'failed';
    return typeof found === 'object' && 'page' in found ? found.page.bytes : undefined;
  });
  /** Keys of pages whose data are being read. */
  const reading = new Set<string>();
  const warned = new Map<string, number>();
  let described: Promise<DescribedPages> | undefined;
  let describedOf: ListedSlices | undefined;

  const endPresent = async (): Promise<void> => (await described)?.end();
  const describedIn = (listed: ListedSlices): Promise<DescribedPages> => {
    if (described && listed === describedOf) return described;
    void endPresent();
    cache.clear();
    describedOf = listed;
    described = readDescribedPages(slices, listed.remotes, limits.codeMs, warn);
    return described;
  };
  const describedAt = async (listed: ListedSlices, route: RouteEntry | undefined, path: string) =>
    route?.access === 'public' && isAt(route.path, path)
      ? (await describedIn(listed)).pageOf(route.owner, route.path)
      : undefined;
  const warnOf = (path: string, reason: string): void => {
    const now = performance.now();
    if (now - (warned.get(path) ?? -Infinity) < warnAgainMs) return;
    warned.set(path, now);
    warn(`The page ${path} is sent without its content: ${reason}`);
  };

  const dataOf = async (key: string, { page }: DescribedPage, visit: Visit, visitor: string) => {
    if (reading.size >= readingMax) return { failed: `${reading.size} pages wait for their data` };
    reading.add(key);
    const signal = AbortSignal.timeout(readWithinMs);
    try {
      return await readData(page, visit, (address) => read(address, { visitor, signal }));
    } finally {
      reading.delete(key);
    }
  };

  const make = async (
    key: string,
    describedPage: DescribedPage,
    visit: { path: string; params: Values; query: Values; language: Language; address: string },
    visitor: string,
    shellHtml: string,
  ): Promise<FoundPage<Page>> => {
    const { address, ...input } = visit;
    const values = { ...visit.query, ...visit.params };
    const data = await dataOf(key, describedPage, { path: visit.path, values }, visitor);
    if (data === 'missing') return data;
    if ('failed' in data) return void warnOf(visit.path, data.failed);
    const setting = { language: visit.language, appName, origin: origin() };
    const known = JSON.stringify({ ...input, appName, origin: setting.origin });
    const answer = await describedPage.thread.describe({
      language: visit.language,
      input: `${known.slice(0, -1)},"data":${data.json}}`,
    });
    if ('failed' in answer) return void warnOf(visit.path, answer.failed);
    if (!answer.page) return 'missing';
    const { redirect } = answer.page;
    if (redirect !== undefined && decodeURIComponent(redirect) !== address) return { redirect };
    return { page: pageFrom(composePage(shellHtml, answer.page, setting)) };
  };

  return {
    async find(
      listed: ListedSlices,
      route: RouteEntry | undefined,
      { path, request, shellHtml }: { path: string; request: FastifyRequest; shellHtml: string },
    ): Promise<FoundPage<Page>> {
      const found = await describedAt(listed, route, path);
      if (!route || !found) return undefined;
      const asked = new URLSearchParams(request.url.split('?').slice(1).join('?'));
      const language: Language = asked.get('lang') === 'hi' ? 'hi' : 'en';
      const params = paramsOf(route.path, path);
      const query = queryValues(found.page, route.path, asked);
      const visit = { path: route.path, params, query, language, address: path };
      const key = JSON.stringify([route.path, params, query, language]);
      const made = cache.get(key, () => make(key, found, visit, request.ip, shellHtml));
      if (!(await isLate(made, limits.dataMs)) || !reading.has(key)) return made;
      return void warnOf(route.path, 'its data are late');
    },
    isDescribed: async (listed: ListedSlices, path: string) =>
      (await describedAt(listed, listed.routeAt(path), path)) !== undefined,
    plainPaths: async (listed: ListedSlices) => (await describedIn(listed)).plainPaths,
    end: endPresent,
  };
}

function paramsOf(pattern: string, path: string): Values {
  const parts = path.split('/');
  const named = pattern.split('/').map((part, at) => [part, parts[at] ?? ''] as const);
  return Object.fromEntries(named.flatMap(([part, value]) => (part.startsWith(':') ? [[part.slice(1), value]] : [])));
}

async function isLate(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const waited = new AbortController();
  const late = delay(milliseconds, true, { signal: waited.signal }).catch(() => false);
  return Promise.race([work.then(() => false), late]).finally(() => waited.abort());
}
