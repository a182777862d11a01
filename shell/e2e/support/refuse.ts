import type { Page } from 'playwright-core';

export interface Refusal {
  /** Path of the calls; those below it count too. */
  path: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `offline`: no answer comes at all. */
  status: number | 'offline';
  detail?: string;
  errors?: { field: string; detail: string }[];
  headers?: Record<string, string>;
}

const isBelow = (url: URL, path: string) => `${url.pathname}/`.startsWith(`${path}/`);

/** Has calls fail on their way, until the function that it answers is called. */
export async function refuse(page: Page, { path, method, status, detail = 'No.', errors, headers }: Refusal): Promise<() => Promise<void>> {
  const matches = (url: URL) => isBelow(url, path);
  const handler: Parameters<Page['route']>[1] = (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (status === 'offline') return route.abort();
    const problem = { type: 'about:blank', title: 'Refused', status, detail, instance: path, requestId: 'e2e', ...(errors && { errors }) };
    return route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(problem), headers: headers ?? {} });
  };
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

/** Calls of a method that leave the page, oldest first. */
export function callsOf(page: Page, method: string, path: string): { body: unknown; headers: Record<string, string> }[] {
  const calls: { body: unknown; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== method || !isBelow(new URL(request.url()), path)) return;
    calls.push({ body: request.postDataJSON() as unknown, headers: request.headers() });
  });
  return calls;
}
