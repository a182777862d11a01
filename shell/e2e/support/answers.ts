import type { Page, Request } from '@playwright/test';

export interface Failure {
  /** 0: the connection is lost in the middle. */
  status: number;
  detail?: string;
  /** Seconds. */
  retryAfter?: number;
  errors?: { field: string; detail: string }[];
}

/** The error text of a visitor's form, by the status of the server's refusal. */
export const formFailures: readonly (readonly [status: number, text: RegExp])[] = [
  [0, /Check your connection/],
  [401, /could not be done/],
  [403, /could not be done/],
  [409, /could not be done/],
  [413, /too long to be sent/],
  [415, /could not be done/],
  [500, /could not be done/],
  [503, /not available at the moment/],
];

interface Calls {
  /** Path of the calls; deeper paths count too. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
}

const isAt = (url: URL, path: string) => `${url.pathname}/`.startsWith(`${path}/`);
const isOf = (request: Request, { path, method }: Calls) =>
  isAt(new URL(request.url()), path) && (!method || request.method() === method);

const problemOf = ({ status, detail = 'No.', errors, retryAfter }: Failure) => ({
  status,
  contentType: 'application/problem+json',
  headers: { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Refused',
    status,
    detail,
    instance: '/',
    requestId: 'test',
    ...(errors && { errors }),
  }),
});

/** Makes calls fail until the returned function is called. If two refusals match a call, the later one is used. */
export async function refuse(page: Page, { path, method, ...failure }: Calls & Failure): Promise<() => Promise<void>> {
  const matches = (url: URL) => isAt(url, path);
  const handler: Parameters<Page['route']>[1] = (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    return failure.status === 0 ? route.abort('connectionfailed') : route.fulfill(problemOf(failure));
  };
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

/** Changes the service's answers before the page gets them. */
export async function change<Body>(page: Page, path: string, alter: (body: Body) => unknown): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: alter((await response.json()) as Body) });
    },
  );
}

/** Calls that leave the page, oldest first. */
export function callsOf(page: Page, which: Calls): { url: URL; body: unknown; headers: Record<string, string> }[] {
  const calls: ReturnType<typeof callsOf> = [];
  page.on('request', (request) => {
    if (!isOf(request, which)) return;
    calls.push({ url: new URL(request.url()), body: request.postDataJSON() as unknown, headers: request.headers() });
  });
  return calls;
}

/** Runs `act` and waits until the call of a path that it causes is answered or lost. */
export async function answered(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const [request] = await Promise.all([page.waitForRequest((call) => isOf(call, { path })), act()]);
  await request.response();
}
