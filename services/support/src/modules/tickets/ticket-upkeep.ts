import { platformActor } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { RecordTicketChange } from './ticket-changes';
import { closed } from './ticket-states';
import type { TicketMailQueue } from './ticket-mails';
import type { TicketsRepository } from './tickets.repository';

interface TicketUpkeepDependencies {
  db: Database;
  tickets: TicketsRepository;
  mails: TicketMailQueue;
  recordChange: RecordTicketChange;
  now: () => Date;
}

const closedAfterMs = 14 * 24 * 3_600_000;
const atOnce = 200;
const minuteMs = 60_000;

/** What happens to tickets by itself; each may run in several replicas at the same time. */
export function createTicketUpkeep({ db, tickets, mails, recordChange, now }: TicketUpkeepDependencies) {
  const by = platformActor;
  const closeSome = (): Promise<number> =>
    db.transaction(async (trx) => {
      const at = now();
      const rows = await tickets.lockAnsweredBefore(trx, new Date(at.getTime() - closedAfterMs), atOnce);
      for (const before of rows) {
        const ticket = await tickets.update(trx, before, closed(before, at));
        await mails.closed(trx, ticket.ticket_id);
        await recordChange(trx, 'closed', ticket, { by, at, before });
      }
      return rows.length;
    });
  const notifyOfSome = (): Promise<number> =>
    db.transaction(async (trx) => {
      const at = now();
      const rows = await tickets.takeNewlyOverdue(trx, at, atOnce);
      for (const ticket of rows) await recordChange(trx, 'overdue', ticket, { by, at });
      return rows.length;
    });

  return {
    /** Closes tickets that were answered 14 days ago and have no message since. */
    closeAnswered: () => untilDone(closeSome),
    /** Notifies staff of tickets that became overdue, once for each due time. */
    notifyOfOverdue: () => untilDone(notifyOfSome),
  };
}

export const ticketJobs = (upkeep: ReturnType<typeof createTicketUpkeep>): HousekeepingJob[] => [
  { name: 'support-answered-tickets', everyMs: 10 * minuteMs, run: upkeep.closeAnswered },
  { name: 'support-overdue-tickets', everyMs: minuteMs, run: upkeep.notifyOfOverdue },
];

async function untilDone(some: () => Promise<number>): Promise<void> {
  for (let done = atOnce; done === atOnce;) done = await some();
}
