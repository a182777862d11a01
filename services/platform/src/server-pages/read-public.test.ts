import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentTrace } from '@vidyapath/service-kit/telemetry/current-trace';
import { httpReader } from './read-public';

const asked: { url: string | undefined; headers: IncomingMessage['headers'] }[] = [];
function answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
  asked.push({ url, headers });
  if (url === '/api/category/late') return;
  if (url === '/api/category/moved') response.writeHead(302, { location: 'http://169.254.169.254/' });
  if (url === '/api/category/none') response.writeHead(404);
  response.end('[1]');
}
const server = createServer(answer);
let catalogue: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  catalogue = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const visit = { visitor: '203.0.113.7', signal: AbortSignal.timeout(5_000) };

test('asks the service that owns the address, for the visitor and without a login', async () => {
  const read = httpReader({ catalogue });
  expect(await read('/api/courseProgress/public-courses?limit=6', visit)).toEqual({ status: 200, text: '[1]' });
  expect(await read('/api/category/none', visit)).toMatchObject({ status: 404 });
  const [first] = asked;
  expect(first?.url).toBe('/api/courseProgress/public-courses?limit=6');
  expect(first?.headers).toMatchObject({ accept: 'application/json', 'x-forwarded-for': '203.0.113.7' });
  expect([first?.headers.cookie, first?.headers.authorization]).toEqual([undefined, undefined]);
});

test('does not follow where an answer leads', async () => {
  expect(await httpReader({ catalogue })('/api/category/moved', visit)).toMatchObject({ status: 302 });
});

test('ends when nobody waits any more', async () => {
  const late = { visitor: '203.0.113.7', signal: AbortSignal.timeout(50) };
  await expect(httpReader({ catalogue })('/api/category/late', late)).rejects.toThrow('timeout');
});

test.each(['/api/support/faq', '/api/nothing', '/internal/courses'])('no service is asked for %s', async (address) => {
  await expect(httpReader({ catalogue })(address, visit)).rejects.toThrow(`no service answers ${address}`);
});

test('makes the reading a part of the trace of the request, where there is one', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const trace = { traceparent, queryBegan: () => undefined, queryEnded: () => undefined };
  const read = httpReader({ catalogue });
  await currentTrace.run(trace, () => read('/api/category/traced', visit));
  await read('/api/category/plain', visit);
  expect(asked.slice(-2).map(({ headers }) => headers.traceparent)).toEqual([traceparent, undefined]);
});
