import { platformActor as by } from '@vidyapath/service-kit/audit/audit';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { SupportContext } from '../../context';
import { recordTicketChange } from './ticket-changes';
import { mailTicketClosed } from './ticket-mails';
import { closed } from './ticket-states';
import { lockAnsweredBefore, takeNewlyOverdue, updateTicket } from './tickets.repository';

const closedAfterMs = 14 * 24 * 3_600_000;
const atOnce = 200;
const minuteMs = 60_000;

/** Closes tickets that were answered 14 days ago and have no message since. Several replicas may do it at the same time. */
export const closeAnswered = (ctx: SupportContext): Promise<void> =>
  untilDone(() =>
    ctx.db.transaction(async (trx) => {
      const at = ctx.now();
      const rows = await lockAnsweredBefore(trx, new Date(at.getTime() - closedAfterMs), atOnce);
      for (const before of rows) {
        const ticket = await updateTicket(trx, before, closed(before, at));
        await ctx.jobs.add(trx, mailTicketClosed, { ticket_id: ticket.ticket_id });
        await recordTicketChange(ctx, trx, 'closed', ticket, { by, at, before });
      }
      return rows.length;
    }),
  );

/** Notifies staff of tickets that became overdue, once for each due time. */
export const notifyOfOverdue = (ctx: SupportContext): Promise<void> =>
  untilDone(() =>
    ctx.db.transaction(async (trx) => {
      const at = ctx.now();
      const rows = await takeNewlyOverdue(trx, at, atOnce);
      for (const ticket of rows) await recordTicketChange(ctx, trx, 'overdue', ticket, { by, at });
      return rows.length;
    }),
  );

export const ticketUpkeep = (ctx: SupportContext): HousekeepingJob[] => [
  { name: 'support-answered-tickets', everyMs: 10 * minuteMs, run: () => closeAnswered(ctx) },
  { name: 'support-overdue-tickets', everyMs: minuteMs, run: () => notifyOfOverdue(ctx) },
];

async function untilDone(changeSome: () => Promise<number>): Promise<void> {
  for (let done = atOnce; done === atOnce;) done = await changeSome();
}
