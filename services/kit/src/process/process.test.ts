import { PassThrough } from 'node:stream';
import { registerTokenCheck } from '../auth/auth-token';
import { unavailable } from '../http/errors';
import { createServiceServer } from '../http/service-app';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { until } from '@vidyapath/kit-testing/until';

const config = { LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' };
const tokens = createTestTokens();

test('the log has one line a request and nothing that is secret', async () => {
  const logStream = new PassThrough();
  const app = await createServiceServer({ name: 'logged', config, logStream });
  await app.register(async (scope) => {
    await registerTokenCheck(scope, tokens);
    scope.post('/items/:id', { config: { access: 'signed-in' } }, async (request) => {
      request.log.info({ password: 'hunter2', user: { email: 'a@b.in', token: 'secret-token' } }, 'logged too much');
      throw Object.assign(new Error('broken'), { detail: 'Key (email)=(a@b.in)' });
    });
  });
  const headers = { authorization: `Bearer ${tokens.signToken({ id: 7 })}`, 'x-request-id': 'edge-request-1' };
  await app.inject({ method: 'POST', url: '/items/5?q=private', payload: { password: 'hunter2' }, headers });
  await app.close();
  logStream.end();
  const text = (await logStream.toArray()).map(String).join('');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
    expect.objectContaining({
      service: 'logged',
      requestId: 'edge-request-1',
      method: 'POST',
      route: '/items/:id',
      status: 500,
      userId: 7,
    }),
  ]);
  expect(lines.filter(({ time }) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(time)))).toEqual([]);
  expect(text).not.toMatch(/hunter2|secret-token|a@b\.in|private|Bearer|eyJ/);
});

test('the log of a 503 names each cause down to the first one', async () => {
  const logStream = new PassThrough();
  const app = await createServiceServer({ name: 'away', config, logStream });
  app.get('/file', async () => {
    const cause = new Error('EACCES: permission denied');
    throw unavailable(5, undefined, new Error('The storage cannot be used.', { cause }));
  });
  await app.inject('/file');
  await app.close();
  logStream.end();
  const text = (await logStream.toArray()).map(String).join('');
  expect(text).toContain('"reason":"The storage cannot be used. EACCES: permission denied"');
});

test('requests over the limit get Retry-After, for any sender that they claim', async () => {
  const app = await createServiceServer({
    name: 'limited',
    config: { ...config, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 2 },
  });
  app.get('/x', async () => 'x');
  const get = (forged: string) => app.inject({ url: '/x', headers: { 'x-forwarded-for': forged } });
  expect([(await get('192.0.2.1')).statusCode, (await get('192.0.2.2')).statusCode]).toEqual([200, 200]);
  const third = await get('192.0.2.3');
  expect(third.statusCode).toBe(429);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  const detail = `Too many requests. Please try again in ${third.headers['retry-after']} seconds.`;
  expect(third.json()).toMatchObject({ status: 429, title: 'Too Many Requests', detail });
  await app.close();
});

test.each(['/health/live', '/health/ready', '/metrics', '/no/such/address', '/file'])(
  '%s has ten times the limit, counted separately',
  async (url) => {
    const app = await createServiceServer({
      name: 'limited',
      config: { ...config, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 2 },
    });
    app.get('/x', async () => 'x');
    app.get('/file', { config: { rateLimit: false } }, async () => 'file');
    const statuses: number[] = [];
    for (let turn = 0; turn < 30; turn += 1) statuses.push((await app.inject(url)).statusCode);
    expect(statuses.indexOf(429)).toBe(20);
    expect((await app.inject(url)).headers).toMatchObject({ 'retry-after': expect.stringMatching(/^\d+$/) });
    expect((await app.inject('/x')).statusCode).toBe(200);
    await app.close();
  },
);

test('each ready check runs once at a time and once a second, for any number of requests', async () => {
  const app = await createServiceServer({ name: 'ready', config: { ...config, LOG_LEVEL: 'silent' } });
  let runs = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  app.addReadyCheck('shelf', async () => {
    runs += 1;
    await finished;
  });
  const ready = async () => (await app.inject('/health/ready')).statusCode;
  const crowd = Promise.all(Array.from({ length: 100 }, ready));
  await until(() => (runs > 0 ? true : undefined));
  finish();
  expect(new Set(await crowd)).toEqual(new Set([200]));
  await ready();
  expect(runs).toBe(1);
  await until(async () => ((await ready()) === 200 && runs > 1 ? true : undefined));
  await app.close();
});

test('a trusted proxy names its clients', async () => {
  const trusting = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 1, TRUST_PROXY: '127.0.0.0/8' };
  const app = await createServiceServer({ name: 'limited', config: trusting });
  app.get('/x', async () => 'x');
  const get = (client: string) => app.inject({ url: '/x', headers: { 'x-forwarded-for': client } });
  expect([(await get('192.0.2.1')).statusCode, (await get('192.0.2.2')).statusCode]).toEqual([200, 200]);
  expect((await get('192.0.2.1')).statusCode).toBe(429);
  await app.close();
});

test('ready follows the checks that plugins add, live does not', async () => {
  const app = await createServiceServer({ name: 'ready', config: { ...config, LOG_LEVEL: 'silent' } });
  let up = false;
  app.addReadyCheck('shelf', async () => {
    if (!up) throw new Error('password=hunter2');
  });
  const away = await app.inject('/health/ready');
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
  expect(away.json()).toMatchObject({ detail: 'Not ready: shelf.' });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  up = true;
  await until(async () => ((await app.inject('/health/ready')).statusCode === 200 ? true : undefined));
  await app.close();
});

test('metrics count routes by pattern, docs come with their own strict policy', async () => {
  const app = await createServiceServer({ name: 'Documented', config: { ...config, LOG_LEVEL: 'silent' } });
  app.get('/items/:id', async () => 'x');
  await app.inject('/items/42');
  expect((await app.inject('/metrics')).body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/items\/:id",status="200"\} 1/,
  );
  expect((await app.inject('/docs/json')).json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Documented' } });
  const page = await app.inject('/docs');
  expect(page.headers['content-security-policy']).toMatch(/default-src 'self'/);
  expect(page.body).not.toMatch(/<script>|<style>|onload=/);
  await app.close();
});

test('answers that a plugin gives from its memory count too', async () => {
  const app = await createServiceServer({
    name: 'limited',
    config: { ...config, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 2 },
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => reply.send('kept'));
    scope.get('/x', async () => 'made');
  });
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await app.inject('/x')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await app.close();
});
