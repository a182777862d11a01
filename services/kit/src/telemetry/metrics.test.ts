import fastify from 'fastify';
import { Registry } from 'prom-client';
import { addCounter, addGauge, addHistogram, registerMetrics } from './metrics';

test('services of one process that give the same name share the metric', async () => {
  const app = { metrics: new Registry() };
  const counter = { name: 'calls_total', help: 'Calls.', labels: ['service'] } as const;
  const gauge = { name: 'waiting', help: 'Waiting.', labels: ['service'] } as const;
  const histogram = { name: 'seconds', help: 'Time.', labels: ['service'] } as const;
  for (const service of ['auth', 'media']) {
    addCounter(app, counter)({ service });
    addGauge(app, gauge)({ service }, 3);
    addHistogram(app, { ...histogram, buckets: [1] })({ service }, 0.5);
  }
  const text = await app.metrics.metrics();
  for (const service of ['auth', 'media']) {
    expect(text).toContain(`calls_total{service="${service}"} 1\n`);
    expect(text).toContain(`waiting{service="${service}"} 3\n`);
    expect(text).toContain(`seconds_count{service="${service}"} 1\n`);
  }
});

test('refuses a name that another kind of metric has', () => {
  const app = { metrics: new Registry() };
  const metric = { name: 'waiting', help: 'Waiting.', labels: [] };
  addCounter(app, metric);
  expect(() => addGauge(app, metric)).toThrow('already been registered');
});

test('a scrape does not read private lists of Node, which could end the process', async () => {
  const app = fastify();
  registerMetrics(app);
  const lists = ['_getActiveHandles', '_getActiveRequests'].map((name) => jest.spyOn(process as never, name as never));
  expect((await app.inject('/metrics')).body).toContain('nodejs_active_resources_total');
  for (const list of lists) expect(list).not.toHaveBeenCalled();
  await app.close();
});
