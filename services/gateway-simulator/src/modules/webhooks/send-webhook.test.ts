import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { postWebhook } from './send-webhook';

const received: { request: IncomingMessage; body: Buffer }[] = [];
let status = 204;
const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push({ request, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const delivery = {
  headers: { 'user-agent': 'Razorpay-Webhook/v1', 'content-type': 'application/json', 'x-razorpay-signature': 'ab' },
  body: Buffer.from('{"name":"अनन्या"}'),
};

test('the bytes and headers arrive unchanged', async () => {
  expect(await postWebhook(url)(delivery)).toBe(204);
  const [{ request, body } = {}] = received;
  expect(body).toEqual(delivery.body);
  expect(request).toMatchObject({ method: 'POST', url: '/webhooks' });
  expect(request?.headers).toMatchObject(delivery.headers);
});

test('a redirect is not followed', async () => {
  status = 302;
  received.length = 0;
  expect(await postWebhook(url)(delivery)).toBe(302);
  expect(received).toHaveLength(1);
});

test('a shop that cannot be reached gives no status', async () => {
  await expect(postWebhook('http://127.0.0.1:1/')(delivery)).rejects.toThrow();
});
