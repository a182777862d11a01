import { paths } from '@vidyapath/http/paths';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

const noReviews = http.get(`*${paths.courseReviewSummary(':course')}`, () =>
  HttpResponse.json({ mean: null, count: 0, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }),
);

/** Answers for the tests of one file, by default with courses without reviews; a call without a handler fails the test. */
export function serveTests() {
  const server = setupServer(noReviews);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

export const problem = (status: number, detail: string, more: object = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'Problem', status, detail, instance: '/', requestId: 'test', ...more },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

/** A GET that always answers the same. */
export const answers = (path: string, body: JsonBodyType) => http.get(`*${path}`, () => HttpResponse.json(body));
