import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { collectGarbage } from '@vidyapath/kit-testing/collect-garbage';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { until } from '@vidyapath/kit-testing/until';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerTokenCheck } from '../auth/auth-token';
import { HttpProblem } from '../http/errors';
import { injectLink } from './inject-link';
import { createServiceCaller } from './service-caller';
import { bodyOf, type CallLimits } from './service-client';
import { httpLink, type ServiceLink } from './service-link';

interface Answer<Body> {
  content: { 'application/json': Body };
}
type Operation = {
  parameters: { path: { id: string }; header?: { 'idempotency-key'?: string } };
  responses: { 200: Answer<{ id: string }> };
};
interface Paths {
  '/internal/courses/{id}': { get: Operation; post: Operation; delete: Operation };
}

const route = '/internal/courses/{id}';
const tokens = createTestTokens();
let provider: FastifyInstance;
let url: string;
let answer: (request: FastifyRequest, reply: FastifyReply) => unknown;
let seen: FastifyRequest[];
let tokensAsked: number;
let scope: string;

beforeEach(async () => {
  seen = [];
  tokensAsked = 0;
  scope = 'courses:read';
  answer = async ({ params }) => params;
  provider = await createTestServer('catalogue');
  await provider.register(async (app) => {
    await registerTokenCheck(app, tokens);
    app.post('/internal/service-token', { config: { access: 'credentials' } }, async () => {
      tokensAsked += 1;
      const access_token = tokens.asService(scope).authorization.replace('Bearer ', '');
      return { access_token, token_type: 'Bearer', expires_in: 300 };
    });
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/internal/courses/:id',
      config: { access: { service: 'courses:read' } },
      handler: (request, reply) => {
        seen.push(request);
        return answer(request, reply);
      },
    });
  });
  url = await provider.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => closeAtOnce(provider));

let own: FastifyInstance;
beforeEach(async () => {
  own = await createTestServer('learning');
});
afterEach(() => own.close());

/** With time enough for a busy machine, unless a test is about time. */
function clientBy(link: ServiceLink = httpLink(url), limits: CallLimits = { timeoutMs: 20_000 }) {
  const caller = createServiceCaller(own, { id: 'learning', secret: 'secret', auth: link });
  return caller.clientOf<Paths>('catalogue', link, limits);
}
const params = { path: { id: '7' } };
const failing = (status: number) => async () => {
  throw new HttpProblem(status, 'No.');
};
const figures = () => own.metrics.getSingleMetricAsString('service_calls_total');

test.each([
  ['over HTTP', () => httpLink(url)],
  ['within one process', () => injectLink(provider)],
])('a call %s shows the service’s token, is answered and counted', async (_how, link) => {
  const body = await bodyOf(clientBy(link()).GET(route, { params, headers: { 'x-request-id': 'of-a-request' } }));
  expect(body).toEqual({ id: '7' });
  expect([seen[0]?.service?.id, seen[0]?.id]).toEqual(['learning', 'of-a-request']);
  expect(await figures()).toContain(
    `service_calls_total{target="catalogue",route="GET ${route}",outcome="answered"} 1`,
  );
});

test.each([
  ['over HTTP', () => httpLink(url)],
  ['within one process', () => injectLink(provider)],
])('a call %s without the scope is refused', async (_how, link) => {
  scope = 'other:read';
  await expect(clientBy(link()).GET(route, { params })).rejects.toMatchObject({
    name: 'CallFailed',
    outcome: 'refused',
    status: 403,
  });
  expect(seen).toEqual([]);
});

test('calls at the same time share one token', async () => {
  const client = clientBy();
  await Promise.all(Array.from({ length: 20 }, () => client.GET(route, { params })));
  expect([seen.length, tokensAsked]).toEqual([20, 1]);
});

test('a token that is refused is fetched again, once', async () => {
  answer = async (request) => (seen.length === 1 ? failing(401)() : request.params);
  const client = clientBy();
  expect(await bodyOf(client.GET(route, { params }))).toEqual({ id: '7' });
  answer = failing(401);
  await expect(client.GET(route, { params })).rejects.toMatchObject({ outcome: 'refused', status: 401 });
  expect([seen.length, tokensAsked]).toEqual([4, 3]);
});

test.each([502, 503, 504])('a repeatable call is repeated twice after %i', async (status) => {
  answer = async (request) => (seen.length < 3 ? failing(status)() : request.params);
  expect(await bodyOf(clientBy().GET(route, { params }))).toEqual({ id: '7' });
  seen = [];
  answer = failing(status);
  await expect(clientBy().DELETE(route, { params })).rejects.toMatchObject({ outcome: 'unknown', status });
  expect(seen.length).toBe(3);
});

test('a connection that breaks is tried again', async () => {
  answer = async (request, reply) => (seen.length < 2 ? reply.raw.destroy() : request.params);
  expect(await bodyOf(clientBy().GET(route, { params }))).toEqual({ id: '7' });
});

test('a POST is repeated only with an Idempotency-Key', async () => {
  answer = failing(503);
  await expect(clientBy().POST(route, { params })).rejects.toMatchObject({ outcome: 'unknown', status: 503 });
  expect(seen.length).toBe(1);
  const header = { 'idempotency-key': 'key' };
  await expect(clientBy().POST(route, { params: { ...params, header } })).rejects.toMatchObject({ status: 503 });
  expect(seen.length).toBe(4);
});

test('a refusal names the problem', async () => {
  answer = async () => {
    throw new HttpProblem(409, 'Somebody was faster.', { kind: 'changed-meanwhile' });
  };
  await expect(clientBy().POST(route, { params })).rejects.toMatchObject({
    outcome: 'refused',
    status: 409,
    problem: '/problems/changed-meanwhile',
  });
});

test('the outcome of a call without an answer in time is unknown', async () => {
  const client = clientBy(httpLink(url), { timeoutMs: 1_000 });
  await client.GET(route, { params });
  // The limit of a call must outlive a collection of garbage while it waits.
  answer = () => new Promise(() => collectGarbage());
  const call = client.POST(route, { params });
  await expect(call).rejects.toMatchObject({
    outcome: 'unknown',
    message: expect.stringContaining('in time') as string,
  });
  provider.server.closeAllConnections();
});

test('a call to a service that is down is not sent', async () => {
  const client = clientBy(httpLink(url));
  await client.GET(route, { params });
  await provider.close();
  await expect(client.POST(route, { params })).rejects.toMatchObject({ outcome: 'not-sent' });
  await expect(clientBy().GET(route, { params })).rejects.toMatchObject({ outcome: 'not-sent', target: 'auth' });
});

test('an answer that is too large is not read to its end', async () => {
  answer = async () => ({ id: 'x'.repeat(2_000) });
  const call = clientBy(httpLink(url), { answerBytesMax: 1_000 }).GET(route, { params });
  await expect(call).rejects.toMatchObject({
    outcome: 'unknown',
    message: expect.stringContaining('larger') as string,
  });
});

test('limits the open and the waiting calls, and refuses further ones', async () => {
  const replies: (() => void)[] = [];
  answer = ({ params: body }) => new Promise((resolve) => replies.push(() => resolve(body)));
  const client = clientBy(httpLink(url), { open: 1, timeoutMs: 10_000 });
  const calls = Array.from({ length: 12 }, () => client.GET(route, { params }));
  await expect(calls.at(-1)).rejects.toMatchObject({ outcome: 'not-sent' });
  for (let done = 0; done < 11; done += 1) {
    await until(async () => (replies.length > 0 ? true : undefined));
    expect(replies.length).toBe(1);
    replies.pop()?.();
  }
  await Promise.all(calls.slice(0, -1));
  expect(seen.length).toBe(11);
});
