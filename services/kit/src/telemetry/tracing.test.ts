import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type OtlpReceiver, startOtlpReceiver } from '@vidyapath/kit-testing/otlp-receiver';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';

interface Running {
  origin: string;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  authorization: string;
  /** Ends it as an operator does; returns its exit. */
  stop: () => Promise<number | null>;
}

let database: TestDatabase;
let receiver: OtlpReceiver;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  receiver = await startOtlpReceiver();
});
afterEach(() => receiver.close());

async function start(endpoint: string): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'tracing.fixture.ts'), database.url, endpoint],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { origin, authorization } = JSON.parse(line) as { origin: string; authorization: string };
  return {
    origin,
    authorization,
    get: (path, init) => fetch(origin + path, init),
    stop: async () => {
      child.kill('SIGTERM');
      return (await exit)[0];
    },
  };
}

/** The files of the library that it has loaded. */
const loadedBy = async (service: Running) => (await (await service.get('/loaded')).json()) as string[];
const called = (id: string): RequestInit => ({ headers: { 'x-request-id': id } });

test('each request is a span with its route, status and id, its queries are spans of it, and nothing secret is sent', async () => {
  const service = await start(`${receiver.endpoint}/`);
  const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
  const headers = {
    authorization: service.authorization,
    'content-type': 'application/json',
    'x-request-id': 'request-1',
    traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
  };
  const body = JSON.stringify({ password: 'hunter2', email: 'a@b.in' });
  expect((await service.get('/items/5?q=private', { method: 'POST', body, headers })).status).toBe(200);
  await service.get('/broken?q=private', called('request-2'));
  await service.get('/nowhere/private', called('request-3'));
  expect(await loadedBy(service)).not.toEqual([]);
  expect(await service.stop()).toBe(0);

  const spans = receiver.spans();
  const requests = spans.filter(({ attributes }) => attributes['request.id']);
  const spanOf = (id: string) => requests.find(({ attributes }) => attributes['request.id'] === id);
  const queriesOf = (id: string) => spans.filter(({ parentSpanId }) => parentSpanId === spanOf(id)?.spanId);
  // One more for the list of loaded files.
  expect(requests).toHaveLength(4);
  expect(spanOf('request-1')).toMatchObject({
    name: 'POST /items/:id',
    traceId: caller.traceId,
    parentSpanId: caller.spanId,
  });
  expect(spanOf('request-1')?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/items/:id',
    'http.response.status_code': '200',
    'request.id': 'request-1',
  });
  expect(spanOf('request-2')).toMatchObject({
    name: 'GET /broken',
    status: { code: 2 },
    attributes: { 'http.response.status_code': '500' },
  });
  expect(spanOf('request-3')).toMatchObject({
    name: 'GET unknown',
    status: { code: 0 },
    attributes: { 'http.response.status_code': '404' },
  });
  expect(queriesOf('request-1').map(({ name }) => name)).toContain('postgresql raw');
  expect(queriesOf('request-2')).toEqual([expect.objectContaining({ name: 'postgresql raw', status: { code: 2 } })]);
  expect(JSON.stringify(receiver.bodies)).not.toMatch(/hunter2|a@b\.in|private|Bearer|eyJ|select/);
});

test('the request that a service sends to another one is a part of its own trace', async () => {
  const [caller, called] = await Promise.all([start(receiver.endpoint), start(receiver.endpoint)]);
  const answer = await caller.get(`/calls?origin=${called.origin}`);
  expect(await answer.json()).toEqual({ status: 200 });
  await Promise.all([caller.stop(), called.stop()]);
  const first = receiver.spans().find(({ name }) => name === 'GET /calls');
  const second = receiver.spans().find(({ name }) => name === 'GET /health/live');
  expect(second).toMatchObject({ traceId: first?.traceId, parentSpanId: first?.spanId });
});

test('an unavailable receiver affects no answer and no shutdown', async () => {
  receiver.close();
  const service = await start(receiver.endpoint);
  expect((await service.get('/health/live')).status).toBe(200);
  expect(await service.stop()).toBe(0);
});

test('without a receiver nothing of it is loaded, and nothing is sent', async () => {
  const service = await start('');
  expect(await loadedBy(service)).toEqual([]);
  expect(await service.stop()).toBe(0);
  expect(receiver.bodies).toEqual([]);
});
