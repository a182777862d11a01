import type { Page } from 'playwright-core';

export interface Failure {
  /** 0: the connection is lost in the middle. */
  status: number;
  detail?: string;
  retryAfter?: number;
  errors?: { field: string; detail: string }[];
}

const problemOf = ({ status, detail = 'Away.', errors, retryAfter }: Failure) => ({
  status,
  contentType: 'application/problem+json',
  ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  body: JSON.stringify({ type: 'about:blank', title: 'Problem', status, detail, instance: '/', requestId: 'test', ...(errors && { errors }) }),
});

const atPath = (path: string) => (url: URL) => url.pathname === path;
const installed = new WeakMap<Page, Map<string, (url: URL) => boolean>>();

async function forget(page: Page, path: string): Promise<(url: URL) => boolean> {
  const matchers = installed.get(page) ?? new Map<string, (url: URL) => boolean>();
  installed.set(page, matchers);
  const before = matchers.get(path);
  if (before) await page.unroute(before);
  const matcher = atPath(path);
  matchers.set(path, matcher);
  return matcher;
}

/** From now on every call of a path fails in this way. */
export async function fail(page: Page, path: string, failure: Failure): Promise<void> {
  await page.route(await forget(page, path), (route) =>
    failure.status === 0 ? route.abort('connectionfailed') : route.fulfill(problemOf(failure)),
  );
}

/** The service answers again. */
export async function recover(page: Page, path: string): Promise<void> {
  await forget(page, path);
}

/** The service's own answers, changed on their way. */
export async function change<Body>(page: Page, path: string, alter: (body: Body) => unknown): Promise<void> {
  await page.route(await forget(page, path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: alter((await response.json()) as Body) });
  });
}

/** Addresses of a path's calls, as they are made. */
export function callsOf(page: Page, path: string): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === path) calls.push(url);
  });
  return calls;
}

/** Does something, and waits until the call of a path that it brings about has been answered or lost. */
export async function answered(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const [request] = await Promise.all([page.waitForRequest((call) => new URL(call.url()).pathname === path), act()]);
  await request.response();
}
