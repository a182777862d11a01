import { accessChanged } from '@vidyapath/http/commerce-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { SupportContext } from '../../context';
import { mailChoicesRoutes } from './choices/mail-choices.routes';
import { unsubscribeRoutes } from './choices/unsubscribe.routes';
import { notifyOfEndings } from './endings/endings.service';
import { storeGrants } from './endings/grants.repository';
import { sendNotificationMails } from './mails/notification-mail';
import { notifyOfEvents } from './notification-events';
import { notificationHousekeeping } from './notification-housekeeping';
import { deleteNotificationsOfPerson } from './notifications.repository';
import { notificationsRoutes } from './notifications.routes';
import { notifyOfTicket } from './notify-of-tickets';
import { startStreams } from './stream/start-streams';

export { unsubscribeAddressesOf } from './choices/unsubscribe-links';
export { deleteNotificationsOfTickets } from './notifications.repository';

/** What people are notified of, on the page, in a stream and by mail. */
export async function registerNotifications(app: TypedApp, ctx: SupportContext): Promise<void> {
  const { db, now, events, hooks } = ctx;
  sendNotificationMails(ctx);
  notifyOfEvents(ctx);
  hooks.ticketChanged.push((trx, change) => notifyOfTicket(ctx, trx, change));
  hooks.personErased.push(deleteNotificationsOfPerson);
  events.on(accessChanged, (trx, changes) => storeGrants(trx, bodiesOf(changes)));
  // Several times a day, so that a replica that starts or was stopped catches up; each reminder is created once.
  const endings = {
    name: 'support-access-endings',
    everyMs: 6 * 3_600_000,
    run: () => notifyOfEndings(ctx, now()),
  };
  startHousekeeping(app, [...notificationHousekeeping(db), endings]);
  notificationsRoutes(app, ctx);
  mailChoicesRoutes(app, ctx);
  await unsubscribeRoutes(app, ctx);
  startStreams(app, ctx);
}
