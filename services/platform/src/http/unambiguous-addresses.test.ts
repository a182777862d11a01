import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlatformUnderTest } from '../testing/platform-under-test';

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
let handled: string[];
beforeAll(async () => {
  platform = await createPlatformUnderTest(async (app) => {
    app.get('/api/commerce/*', { config: { access: 'public' } }, async ({ url }) => handled.push(url));
  });
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  handled = [];
});
afterAll(() => platform.close());

/** Sends the address unchanged, also with dots. */
async function get(path: string): Promise<IncomingMessage> {
  const { port } = platform.app.server.address() as AddressInfo;
  const [answer] = (await once(request({ port, path, agent: false }).end(), 'response')) as [IncomingMessage];
  return answer.resume();
}

test.each([
  '/api/commerce/orders%2f1',
  '/api/commerce/orders%2F1',
  '/api/commerce/orders/..%2f..%2fx',
  '/api/commerce/orders%5cx',
  '/api/commerce/orders\\x',
  '/api/commerce//cart',
  '/api/commerce/cart//',
  '/api/commerce/./cart',
  '/api/commerce/cart/.',
  '/api/commerce/..',
  '/api/commerce/../cart?page=1',
  '/api/commerce/%2e%2E/cart',
  '/api/commerce/.%2e',
])('%s is not found, whatever a route would make of it', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type'], handled]).toEqual([404, 'application/problem+json', []]);
});

test.each(['/api/commerce/cart?next=%2F..%2F//x', '/api/commerce/..cart/a..b/...', '/api/commerce/cart/'])(
  '%s reaches its route',
  async (url) => {
    expect((await get(url)).statusCode).toBe(200);
    expect(handled).toEqual([url]);
  },
);
