import type { FastifyInstance } from 'fastify';
import { addCounter, addGauge } from '../telemetry/metrics';
import type { QueueFigures } from './jobs.repository';

const outcomes = ['done', 'retried', 'failed'] as const;
export type JobOutcome = (typeof outcomes)[number];

/** The queues of one service, for `/metrics`. */
export interface JobMetrics {
  count: (kind: string, outcome: JobOutcome) => void;
  show: (queues: readonly QueueFigures[]) => void;
}

export function createJobMetrics(app: FastifyInstance, service: string, kinds: readonly string[]): JobMetrics {
  const labels = ['service', 'kind'] as const;
  // All processes see the same queues: the highest value counts.
  const addQueueGauge = (name: string, help: string) => addGauge(app, { name, help, labels, aggregator: 'max' });
  const waiting = addQueueGauge('jobs_waiting', 'Jobs that wait or run, of all replicas.');
  const oldest = addQueueGauge('jobs_oldest_due_seconds', 'Time since the oldest waiting job was due.');
  const failed = addQueueGauge('jobs_failed', 'Jobs that failed for good and wait for somebody.');
  const count = addCounter(app, {
    name: 'jobs_total',
    help: 'Attempts of jobs, by what became of them.',
    labels: ['service', 'kind', 'outcome'],
  });
  const showOne = ({ kind, ...figures }: QueueFigures): void => {
    waiting({ service, kind }, figures.waiting);
    oldest({ service, kind }, figures.oldest);
    failed({ service, kind }, figures.failed);
  };
  const show: JobMetrics['show'] = (queues) => {
    const found = new Map(queues.map((queue) => [queue.kind, queue]));
    for (const kind of kinds) showOne(found.get(kind) ?? { kind, waiting: 0, oldest: 0, failed: 0 });
  };
  // An increase is only seen from an existing value, so counters begin at 0.
  for (const kind of kinds) for (const outcome of outcomes) count({ service, kind, outcome }, 0);
  show([]);
  return { count: (kind, outcome) => count({ service, kind, outcome }), show };
}
