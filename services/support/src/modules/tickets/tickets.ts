import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { SupportContext } from '../../context';
import { deleteNotificationsOfTickets } from '../notifications/notifications';
import { deskRoutes } from './desk.routes';
import { removePersonFromTickets } from './remove-person';
import { sendTicketMails } from './ticket-mails';
import { ticketUpkeep } from './ticket-upkeep';
import { findTicketIdsOf } from './tickets.repository';
import { ticketsRoutes } from './tickets.routes';

/** Questions of people and their answers by the desk. */
export function registerTickets(app: TypedApp, ctx: SupportContext): void {
  sendTicketMails(ctx);
  ctx.hooks.personErased.push(async (trx, userId) => {
    await deleteNotificationsOfTickets(trx, await findTicketIdsOf(trx, userId));
    await removePersonFromTickets(trx, userId, ctx.now());
  });
  startHousekeeping(app, ticketUpkeep(ctx));
  ticketsRoutes(app, ctx);
  deskRoutes(app, ctx);
}
