import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that lasts until its reader leaves: its time says nothing about the service. */
    untimed?: boolean;
  }
  interface FastifyInstance {
    /** Registry behind `/metrics`; services add their own counters here. */
    metrics: Registry;
  }
}

/** They read private lists of Node, and an assertion in Node ended a process that did so. `nodejs_active_resources` counts the same. */
const privateListMetrics = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
];

/** Prometheus' text of `own` and of sibling processes. */
export type CollectMetrics = (own: Registry) => Promise<string>;

export function registerMetrics(app: FastifyInstance, collect: CollectMetrics = (own) => own.metrics()): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of privateListMetrics) registry.removeSingleMetric(name);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.decorate('metrics', registry);
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    if (!config.untimed || reply.statusCode !== 200)
      durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    done();
  });
  app.get(
    '/metrics',
    { config: { access: 'public', rateLimit: false }, schema: { hide: true } },
    async (_request, reply) => reply.type(registry.contentType).send(await collect(registry)),
  );
}

type HasMetrics = Pick<FastifyInstance, 'metrics'>;

interface MetricOptions<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
}

interface HistogramOptions<Label extends string> extends MetricOptions<Label> {
  buckets: number[];
  /** Series that are there, at 0, before anything is measured. */
  known?: readonly Record<Label, string>[];
}

/** A counter of a service's own. Labels take few values, never what a visitor may choose. */
export function addCounter<Label extends string>(
  app: HasMetrics,
  { name, help, labels }: MetricOptions<Label>,
): (values: Record<Label, string>, by?: number) => void {
  const counter = sharedMetric(app, Counter<Label>, { name, help, labelNames: labels, registers: [app.metrics] });
  return (values, by = 1) => counter.inc(values, by);
}

/** A figure that rises and falls. With the aggregator `max` that of several processes behind one port is the highest, or else their sum. */
export function addGauge<Label extends string>(
  app: HasMetrics,
  { name, help, labels, aggregator = 'sum' }: MetricOptions<Label> & { aggregator?: 'max' | 'sum' },
): (values: Record<Label, string>, value: number) => void {
  const config = { name, help, labelNames: labels, registers: [app.metrics], aggregator };
  const gauge = sharedMetric(app, Gauge<Label>, config);
  return (values, value) => gauge.set(values, value);
}

/** Values whose distribution matters, such as times; `buckets` are the upper bounds of the intervals. */
export function addHistogram<Label extends string>(
  app: HasMetrics,
  { name, help, labels, buckets, known = [] }: HistogramOptions<Label>,
): (values: Record<Label, string>, value: number) => void {
  const config = { name, help, labelNames: labels, buckets, registers: [app.metrics] };
  const histogram = sharedMetric(app, Histogram<Label>, config);
  for (const values of known) histogram.zero(values);
  return (values, value) => histogram.observe(values, value);
}

/** Several services of one process share a metric and differ by label. A name that another kind of metric has is refused. */
function sharedMetric<Config extends { name: string }, Shared>(
  { metrics }: HasMetrics,
  Kind: new (config: Config) => Shared,
  config: Config,
): Shared {
  const known = metrics.getSingleMetric(config.name);
  return known instanceof Kind ? known : new Kind(config);
}
