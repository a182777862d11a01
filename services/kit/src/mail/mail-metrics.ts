import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

const outcomes = ['sent', 'postponed', 'dropped'] as const;
export type MailOutcome = (typeof outcomes)[number];

/** What became of messages, for `/metrics`. How many wait is told by their jobs. */
export interface MailMetrics {
  count: (outcome: MailOutcome) => void;
  /** Seconds from the request to the sending. */
  waited: (kind: string, seconds: number) => void;
}

interface Meters {
  total: Counter<'outcome'>;
  wait: Histogram<'kind'>;
}

const known = new WeakMap<Registry, Meters>();

/** Several services of one process share the metrics. */
export function createMailMetrics({ metrics }: Pick<FastifyInstance, 'metrics'>): MailMetrics {
  const { total, wait } = known.get(metrics) ?? createMeters(metrics);
  return { count: (outcome) => total.inc({ outcome }), waited: (kind, seconds) => wait.observe({ kind }, seconds) };
}

function createMeters(registry: Registry): Meters {
  const meters: Meters = {
    total: new Counter({
      name: 'mails_total',
      help: 'Attempts to send a message, by what became of them.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    wait: new Histogram({
      name: 'mail_wait_seconds',
      help: 'Time from the request for a message to its sending.',
      labelNames: ['kind'],
      buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1_800, 7_200],
      registers: [registry],
    }),
  };
  // A rise from nothing is seen only where there was a nothing.
  for (const outcome of outcomes) meters.total.inc({ outcome }, 0);
  known.set(registry, meters);
  return meters;
}
