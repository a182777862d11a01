import type { Page, Request } from '@playwright/test';
import { accounts } from './accounts';
import { baseURL } from './addresses';
import { tokenOf } from './tokens';

interface ClientError {
  slice: string;
  version: string;
  kind: string;
  page: string;
  request_id: string;
}

/** The next report of such a failure that the page sends. */
export const reportOf = (page: Page, slice: string, kind: string): Promise<Request> =>
  page.waitForRequest((request) => {
    if (!request.url().endsWith('/api/client-errors')) return false;
    const report = request.postDataJSON() as ClientError;
    return report.slice === slice && report.kind === kind;
  });

/** The stored report, found by its request id. */
export async function keptOf(page: Page, report: Request): Promise<ClientError | undefined> {
  const id = (await report.allHeaders())['x-request-id'];
  await report.response();
  const headers = { authorization: `Bearer ${await tokenOf(baseURL(), accounts.staff)}` };
  const answer = await page.request.get('/api/client-errors?sort=created_at:desc&limit=50', { headers });
  return ((await answer.json()) as ClientError[]).find(({ request_id }) => request_id === id);
}

/** The page's release of a slice, or the entry of a build that was not released. */
export async function runningVersion(page: Page, slice: string): Promise<string | undefined> {
  const answer = await page.request.get('/remotes.json');
  const { remotes } = (await answer.json()) as { remotes: Record<string, { version?: string; preload: string[] }> };
  const { version, preload } = remotes[slice] ?? { preload: [] };
  return version ?? preload[0]?.split('/').at(-1);
}
