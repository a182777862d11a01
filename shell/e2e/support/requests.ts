import type { Page, Request } from '@playwright/test';
import { becomes } from './expectations';

/** What a screen is made of; a video may be fetched for as long as it is shown, and the stream of notifications stays open. */
const isPart = (request: Request): boolean =>
  ['document', 'script', 'fetch', 'xhr'].includes(request.resourceType()) && !request.url().endsWith('/stream');
const underWay = new WeakMap<Page, Set<Request>>();

/** Notes what a page asks for from now on, until it is loaded. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => void (isPart(request) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until all that the page has asked for has arrived. Unlike the browser's own `networkidle` it can be waited for again. */
export const allArrived = (page: Page): Promise<void> => becomes(() => underWay.get(page)?.size ?? 0, 0);
