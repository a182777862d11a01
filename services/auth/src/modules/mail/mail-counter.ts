import { addCounter } from '@vidyapath/service-kit/metrics';
import type { FastifyInstance } from 'fastify';
import type { MailOutcome } from './mail-sender';

const outcomes: readonly MailOutcome[] = ['sent', 'postponed', 'dropped'];

/** Counts what became of messages, for `/metrics`. */
export function countMails(app: FastifyInstance): (outcome: MailOutcome) => void {
  const count = addCounter(app, { name: 'mails_total', help: 'Attempts to send a message, by what became of them.', labels: ['outcome'] });
  // A rise from nothing is seen only where there was a nothing.
  for (const outcome of outcomes) count({ outcome }, 0);
  return (outcome) => count({ outcome });
}
