import { configure } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { problemType, type ProblemKind } from '@vidyapath/http/problems';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

configure({ asyncUtilTimeout: 10_000 });

/** Stands for the services; a call that no handler knows fails the test. */
export function serveReports() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

export const refusal = (status: number, kind?: ProblemKind) =>
  HttpResponse.json(
    { type: problemType(kind), title: 'No', status, detail: 'No.', instance: '/', requestId: 'r', errors: [] },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Answers a reading call, a list with its count, and keeps the queries that were asked. */
export function reading(path: string, answer: (query: Record<string, string>) => object) {
  const asked: Record<string, string>[] = [];
  const handler = http.get(`*${path}`, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    const body = answer(query);
    const headers = Array.isArray(body) ? { 'x-total-count': String(body.length) } : undefined;
    return HttpResponse.json(body as JsonBodyType, { ...(headers && { headers }) });
  });
  return { asked, handler };
}

/** Answers a call that changes something, and keeps the bodies that were sent. */
export function taking<Body>(method: 'put' | 'delete', path: string, answer: (body: Body) => Response) {
  const sent: Body[] = [];
  const handler = http[method](`*${path}`, async ({ request }) => {
    const text = await request.text();
    const body = (text ? JSON.parse(text) : undefined) as Body;
    sent.push(body);
    return answer(body);
  });
  return { sent, handler };
}

/** Hands out files, and keeps the queries that were asked. */
export function files(...paths: string[]) {
  const asked: Record<string, string>[] = [];
  const handlers = paths.map((path) =>
    http.get(`*${path}`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return new HttpResponse('key', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  return { asked, handlers };
}

/** Puts a whole value into a field at once. */
export async function fill(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(value);
}
