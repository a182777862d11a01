import type { FastifyInstance } from 'fastify';
import { addCounter, addHistogram } from '../../telemetry/metrics';

const outcomes = ['sent', 'postponed', 'dropped', 'withheld'] as const;
export type MailOutcome = (typeof outcomes)[number];

/** Outcomes of messages, for `/metrics`. The number of waiting ones is in the metrics of jobs. */
export interface MailMetrics {
  count: (outcome: MailOutcome) => void;
  /** Seconds from the request to the sending. */
  waited: (kind: string, seconds: number) => void;
}

export function createMailMetrics(app: Pick<FastifyInstance, 'metrics'>): MailMetrics {
  const count = addCounter(app, {
    name: 'mails_total',
    help: 'Attempts to send a message, by what became of them.',
    labels: ['outcome'],
  });
  const wait = addHistogram(app, {
    name: 'mail_wait_seconds',
    help: 'Time from the request for a message to its sending.',
    labels: ['kind'],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1_800, 7_200],
  });
  // An increase is only seen from an existing value, so counters begin at 0.
  for (const outcome of outcomes) count({ outcome }, 0);
  return { count: (outcome) => count({ outcome }), waited: (kind, seconds) => wait({ kind }, seconds) };
}
