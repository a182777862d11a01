import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { until } from '@vidyapath/kit-testing/until';
import type { FastifyInstance } from 'fastify';
import { registerTokenCheck } from '../auth/auth-token';
import { writeTurns } from './write-turns';

const tokens = createTestTokens();
let app: FastifyInstance;
let running: string[];
let ends: (() => void)[];

beforeAll(async () => {
  app = await createTestServer();
  await app.register(async (scope) => {
    await registerTokenCheck(scope, tokens);
    const hold = async ({ user }: { user: { id: number } | null }): Promise<string> => {
      running.push(String(user?.id));
      await new Promise<void>((resolve) => ends.push(resolve));
      running.splice(running.indexOf(String(user?.id)), 1);
      return 'done';
    };
    const config = { access: 'public' } as const;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      scope.route({ method, url: '/things', config, handler: hold });
    scope.post('/uploads', { config: { ...config, ownTurns: true } }, hold);
    scope.post('/broken', { config }, async () => Promise.reject(new Error('broken')));
  });
});
beforeEach(() => {
  running = [];
  ends = [];
});
afterAll(() => app.close());

const call = (id: number | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '/things') => {
  const headers = id === undefined ? {} : { authorization: `Bearer ${tokens.signToken({ id })}` };
  return app.inject({ method, url, headers }).then(({ statusCode }) => statusCode);
};
const runs = (count: number) => until(() => (running.length === count ? true : undefined));
async function endAll(answers: Promise<number>[]): Promise<number[]> {
  let open = true;
  const all = Promise.all(answers).finally(() => {
    open = false;
  });
  while (open) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return all;
}

test('writes of one person run one after the other, beside those of others and beside reads', async () => {
  const own = (['POST', 'PUT', 'DELETE', 'POST'] as const).map((method) => call(1, method));
  await runs(1);
  const others = [call(2, 'POST'), call(1, 'GET'), call(1, 'GET'), call(undefined, 'POST'), call(undefined, 'POST')];
  await runs(6);
  expect(running.filter((id) => id === '1')).toHaveLength(3);
  expect(await endAll([...own, ...others])).toEqual(Array(9).fill(200));
});

test('a route with turns of its own is not waited for', async () => {
  const answers = [call(1, 'POST', '/uploads'), call(1, 'POST', '/uploads'), call(1, 'PUT')];
  await runs(3);
  expect(await endAll(answers)).toEqual([200, 200, 200]);
});

test('as many wait as the queue takes, further ones are 429, and other people are served', async () => {
  const most = writeTurns.waitingPerKey + 1;
  const accepted = Array.from({ length: most }, () => call(1, 'POST'));
  await runs(1);
  expect(await Promise.all(Array.from({ length: 20 }, () => call(1, 'POST')))).toEqual(Array(20).fill(429));
  const other = call(2, 'POST');
  await runs(2);
  expect(await endAll([...accepted, other])).toEqual(Array(most + 1).fill(200));
});

test('a write that fails gives its turn on', async () => {
  expect(await Promise.all([call(1, 'POST', '/broken'), call(1, 'POST', '/broken')])).toEqual([500, 500]);
});
