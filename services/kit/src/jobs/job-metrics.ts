import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { QueueFigures } from './jobs.repository';

const outcomes = ['done', 'retried', 'failed'] as const;
export type JobOutcome = (typeof outcomes)[number];

/** The queues of one service, for `/metrics`. */
export interface JobMetrics {
  count: (kind: string, outcome: JobOutcome) => void;
  show: (queues: readonly QueueFigures[]) => void;
}

interface Meters {
  total: Counter<'service' | 'kind' | 'outcome'>;
  waiting: Gauge<'service' | 'kind'>;
  oldest: Gauge<'service' | 'kind'>;
  failed: Gauge<'service' | 'kind'>;
}

export function createJobMetrics(app: FastifyInstance, service: string, kinds: readonly string[]): JobMetrics {
  const { total, waiting, oldest, failed } = metersOf(app.metrics);
  const showOne = ({ kind, ...figures }: QueueFigures): void => {
    waiting.set({ service, kind }, figures.waiting);
    oldest.set({ service, kind }, figures.oldest);
    failed.set({ service, kind }, figures.failed);
  };
  const show: JobMetrics['show'] = (queues) => {
    const found = new Map(queues.map((queue) => [queue.kind, queue]));
    for (const kind of kinds) showOne(found.get(kind) ?? { kind, waiting: 0, oldest: 0, failed: 0 });
  };
  // A rise from nothing is seen only where there was a nothing.
  for (const kind of kinds) for (const outcome of outcomes) total.inc({ service, kind, outcome }, 0);
  show([]);
  return { count: (kind, outcome) => total.inc({ service, kind, outcome }), show };
}

const known = new WeakMap<Registry, Meters>();

/** Several services of one process share the metrics and differ by label. All processes see the same queues: of their figures the highest counts. */
function metersOf(registry: Registry): Meters {
  const found = known.get(registry);
  if (found) return found;
  const labels = { labelNames: ['service', 'kind'] as const, registers: [registry], aggregator: 'max' as const };
  const meters: Meters = {
    total: new Counter({
      name: 'jobs_total',
      help: 'Attempts of jobs, by what became of them.',
      labelNames: ['service', 'kind', 'outcome'],
      registers: [registry],
    }),
    waiting: new Gauge({ name: 'jobs_waiting', help: 'Jobs that wait or run, of all replicas.', ...labels }),
    oldest: new Gauge({
      name: 'jobs_oldest_due_seconds',
      help: 'Time since the oldest waiting job was due.',
      ...labels,
    }),
    failed: new Gauge({ name: 'jobs_failed', help: 'Jobs that failed for good and wait for somebody.', ...labels }),
  };
  known.set(registry, meters);
  return meters;
}
