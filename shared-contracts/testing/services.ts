import type { UserEvent } from '@testing-library/user-event';
import { problemType, type ProblemKind } from '@vidyapath/http/problems';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** Replaces the services in the tests of one file; a call without a handler fails the test. */
export function serveServices() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

export const refusal = (status: number, kind?: ProblemKind, errors: { field: string; detail: string }[] = []) =>
  HttpResponse.json(
    { type: problemType(kind), title: 'No', status, detail: 'No.', instance: '/', requestId: 'r', errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Answers a list, and keeps the received queries. */
export function listing(path: string, rows: () => readonly object[]) {
  const asked: URLSearchParams[] = [];
  const handler = http.get(`*${path}`, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json(rows() as JsonBodyType, { headers: { 'x-total-count': String(rows().length) } });
  });
  return { asked, handler };
}

/** Answers a call, and keeps the received bodies and idempotency keys. */
export function taking<Body>(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  answer: (body: Body) => Response,
) {
  const sent: Body[] = [];
  const keys: (string | null)[] = [];
  const handler = http[method](`*${path}`, async ({ request }) => {
    const text = await request.text();
    const body = (text ? JSON.parse(text) : undefined) as Body;
    sent.push(body);
    keys.push(request.headers.get('idempotency-key'));
    return answer(body);
  });
  return { sent, keys, handler };
}

/** Puts a whole value into a field at once. */
export async function fill(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(value);
}
