import { Readable } from 'node:stream';
import { createServiceServer, type ServiceServer } from './service-app';

const text = 'ten bytes.';
let app: ServiceServer;
let chunks = 0;

async function* withoutEnd(): AsyncGenerator<string> {
  for (;;) {
    chunks += 1;
    yield text;
  }
}

beforeAll(async () => {
  app = await createServiceServer({
    name: 'heads',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  const config = { access: 'public' } as const;
  app.get('/text', { config }, async (_request, reply) => reply.header('etag', '"1"').type('text/plain').send(text));
  app.get('/file', { config }, async (_request, reply) =>
    reply.header('content-length', text.length).send(Readable.from([Buffer.from(text)])),
  );
  app.get('/endless', { config }, async (_request, reply) => reply.send(Readable.from(withoutEnd())));
});
afterAll(() => app.close());

test.each(['/text', '/file'])('%s has the head of its GET', async (url) => {
  const { headers: asked } = await app.inject(url);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['content-length', 'content-type', 'etag'])
    expect([name, head.headers[name]]).toEqual([name, asked[name]]);
});

test('a stream is not read', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/endless' });
  expect([head.statusCode, head.body, chunks]).toEqual([200, '', 0]);
});

test('what GET does not find is 404', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/none' })).statusCode).toBe(404);
});
