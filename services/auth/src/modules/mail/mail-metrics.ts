import { addCounter, addGauge, addHistogram } from '@vidyapath/service-kit/telemetry/metrics';
import type { FastifyInstance } from 'fastify';
import { type MailKind, mailKinds } from './mail-kinds';

const outcomes = ['sent', 'postponed', 'dropped'] as const;
export type MailOutcome = (typeof outcomes)[number];

/** What became of messages, for `/metrics`. */
export interface MailMetrics {
  count: (outcome: MailOutcome) => void;
  /** Seconds from the request to the sending. */
  waited: (kind: MailKind, seconds: number) => void;
  waiting: (counts: ReadonlyMap<MailKind, number>) => void;
}

export function createMailMetrics(app: FastifyInstance): MailMetrics {
  const count = addCounter(app, {
    name: 'mails_total',
    help: 'Attempts to send a message, by what became of them.',
    labels: ['outcome'],
  });
  const waited = addHistogram(app, {
    name: 'mail_wait_seconds',
    help: 'Time from the request for a message to its sending.',
    labels: ['kind'],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1_800, 7_200],
  });
  const waiting = addGauge(app, {
    name: 'mails_waiting',
    help: 'Messages that wait to be sent, by all replicas.',
    labels: ['kind'],
  });
  // A rise from nothing is seen only where there was a nothing.
  for (const outcome of outcomes) count({ outcome }, 0);
  for (const kind of mailKinds) waiting({ kind }, 0);
  return {
    count: (outcome) => count({ outcome }),
    waited: (kind, seconds) => waited({ kind }, seconds),
    waiting(counts) {
      for (const kind of mailKinds) waiting({ kind }, counts.get(kind) ?? 0);
    },
  };
}
