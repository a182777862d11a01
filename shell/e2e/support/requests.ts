import type { Page, Request } from '@playwright/test';
import { becomes } from './expectations';

/** Whether a screen waits for the request; a video may load as long as it is shown, and the stream of notifications stays open. */
const isPart = (request: Request): boolean =>
  ['document', 'script', 'fetch', 'xhr'].includes(request.resourceType()) && !request.url().endsWith('/stream');
const underWay = new WeakMap<Page, Set<Request>>();

/** Records the requests of a page from now on, until they are answered. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => void (isPart(request) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until all requests of the page are answered. Unlike the browser's own `networkidle` it can be used again. */
export const allArrived = (page: Page): Promise<void> => becomes(() => underWay.get(page)?.size ?? 0, 0);
