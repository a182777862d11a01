import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { until } from '@vidyapath/kit-testing/until';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { registerTokenCheck } from '../auth/auth-token';
import { sendRecordWithList, sendStreamedText } from '../lists/streamed-list';
import { largeAnswers } from './large-answers';
import { serverLimits } from './server-limits';

const tokens = createTestTokens();
const line = `${'x'.repeat(99_999)}\n`;
const most = largeAnswers.ofPersons.waitingPerKey;
let app: FastifyInstance;
let produced = 0;
const open: IncomingMessage[] = [];

async function* lines(): AsyncGenerator<string> {
  for (let at = 0; at < 200; at += 1) {
    produced += 1;
    yield line;
  }
}

async function* batches() {
  yield [{ name: '"rows":[]' }];
  yield [{ name: 'b' }, { name: 'c' }];
}

beforeAll(async () => {
  app = await createTestServer();
  await app.register(async (scope) => {
    await registerTokenCheck(scope, tokens);
    const config = { access: 'public' } as const;
    scope.get('/stream', { config }, async (_request, reply) => sendStreamedText(reply, lines()));
    scope.get('/text', { config }, async (_request, reply) => reply.type('text/plain').send(line.repeat(100)));
    scope.get('/small', { config }, async () => 'small');
    scope.get('/own', { config: { ...config, ownTurns: true } }, async (_request, reply) =>
      sendStreamedText(reply, lines()),
    );
    const rows = Type.Array(Type.Object({ name: Type.String() }));
    const schema = { response: { 200: Type.Object({ title: Type.String(), rows, last: Type.Boolean() }) } };
    scope.get('/record', { config, schema }, async (_request, reply) =>
      sendRecordWithList(reply, { title: '"rows":[]', last: true }, 'rows', { total: 3, batches: batches() }),
    );
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  produced = 0;
});
afterEach(() => {
  for (const answer of open.splice(0)) answer.destroy();
});
afterAll(() => app.close());

/** An answer of which nothing is read yet. */
async function ask(path: string, id?: number): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const headers = id === undefined ? {} : { authorization: `Bearer ${tokens.signToken({ id })}` };
  const [answer] = (await once(get({ port, path, headers, agent: false }), 'response')) as [IncomingMessage];
  open.push(answer);
  return answer;
}

test.each(['/stream', '/text'])('a person is sent one %s at a time, others are not delayed', async (path) => {
  const first = await ask(path, 1);
  const waiting = Array.from({ length: most }, () => ask(path, 1));
  await until(async () => ((await ask('/small', 1)).statusCode === 200 ? true : undefined));
  const refused = await ask(path, 1);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect([refused.headers['content-disposition'], (await text(refused)).length < 1_000]).toEqual([undefined, true]);
  expect((await ask(path, 2)).statusCode).toBe(200);
  const lengths = await Promise.all([first, ...waiting].map(async (answer) => (await text(await answer)).length));
  expect(new Set(lengths)).toEqual(new Set([line.length * (path === '/text' ? 100 : 200)]));
});

test('no more is produced than the reader takes', async () => {
  const answer = await ask('/stream', 3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = produced;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([produced, produced < 150]).toEqual([before, true]);
  expect(await text(answer)).toBe(line.repeat(200));
});

test('a route with turns of its own and small answers are not counted', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at % 2 ? '/own' : '/small', 4)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('visitors of one address are sent several streams at once, and texts in any number', async () => {
  const streams = await Promise.all(
    Array.from({ length: largeAnswers.ofAddresses.runningPerKey }, () => ask('/stream')),
  );
  const texts = await Promise.all(Array.from({ length: 10 }, () => ask('/text')));
  expect([...streams, ...texts].filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
});

test('a large text keeps its length, and a record with a streamed list is JSON', async () => {
  expect((await ask('/text', 5)).headers['content-length']).toBe(String(line.length * 100));
  expect((await app.inject('/record')).json()).toEqual({
    title: '"rows":[]',
    rows: [{ name: '"rows":[]' }, { name: 'b' }, { name: 'c' }],
    last: true,
  });
});

test('an answer of which nothing is read ends with its connection', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const answer = await ask('/text', 6).finally(() => undefined);
  jest.advanceTimersByTime(serverLimits.unreadMs);
  jest.useRealTimers();
  await expect(text(answer)).rejects.toThrow('aborted');
});
