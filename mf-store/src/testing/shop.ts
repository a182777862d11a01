import { configure } from '@testing-library/react';
import type { Quote, QuoteBody } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { problemType, type ProblemKind } from '@vidyapath/http/problems';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

configure({ asyncUtilTimeout: 10_000 });

/** Stands for commerce; a call that no handler knows fails the test. */
export function serveShop() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

export const refusal = (status: number, kind?: ProblemKind) =>
  HttpResponse.json(
    { type: problemType(kind), title: 'No', status, detail: 'No.', instance: '/', requestId: 'r' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Keeps the bodies that were sent. */
export function answering<Body>(method: 'post' | 'get', path: string, answer: (body: Body) => Response) {
  const sent: Body[] = [];
  const handler = http[method](`*${path}`, async ({ request }) => {
    const text = await request.text();
    const body = (text ? JSON.parse(text) : undefined) as Body;
    sent.push(body);
    return answer(body);
  });
  return { sent, handler };
}

export const quoting = (answer: (body: QuoteBody) => Quote) =>
  answering<QuoteBody>('post', paths.quote, (body) => HttpResponse.json(answer(body)));
