import { internalPaths } from '@vidyapath/http/internal-paths';
import type { ServiceErrorsBody } from '@vidyapath/http/support-errors';
import fastify from 'fastify';
import { until } from '@vidyapath/kit-testing/until';
import { reportServerErrors } from './server-errors';

async function start(send: (errors: ServiceErrorsBody) => Promise<unknown>) {
  const app = fastify();
  reportServerErrors(app, { send, release: '1.2.3', everyMs: 5 });
  app.get('/fails/:id', async (_request, reply) => reply.code(500).send({}));
  app.get('/works', async () => ({}));
  app.post(internalPaths.serverErrors, async (_request, reply) => reply.code(503).send({}));
  await app.ready();
  return app;
}

test('answers of 5xx are counted by route and reported together, with their requests and the users affected', async () => {
  const sent: ServiceErrorsBody[] = [];
  const app = await start(async (errors) => void sent.push(errors));
  for (const url of ['/works', '/missing']) await app.inject(url);
  await Promise.all(Array.from({ length: 30 }, (_, index) => app.inject(`/fails/${index}`)));
  await until(() => sent.reduce((sum, { errors }) => sum + (errors[0]?.count ?? 0), 0) === 30 || undefined);
  const [first] = sent.flatMap(({ errors }) => errors);
  expect(first).toMatchObject({ method: 'GET', route: '/fails/:id', status: 500, people: ['address 127.0.0.1'] });
  expect(sent.flatMap(({ errors }) => errors).every(({ request_ids }) => request_ids.length <= 10)).toBe(true);
  expect(sent[0]?.release).toBe('1.2.3');
  await app.close();
});

test('a report that fails is dropped, and failures of reports are not reported', async () => {
  let calls = 0;
  const app = await start(() => {
    calls += 1;
    return Promise.reject(new Error('away'));
  });
  await app.inject({ method: 'POST', url: internalPaths.serverErrors });
  await app.inject('/fails/1');
  await until(() => calls === 1 || undefined);
  await app.inject('/fails/2');
  await until(() => calls === 2 || undefined);
  await app.close();
});
