import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** For the erasure of an account, which deletes what staff was notified of about its tickets. */
export const ticketNotificationIndex: Migration = {
  name: '20261127-01-ticket-notification-index',
  inOneTransaction: false,
  up: (db) => createIndexes(db, { notifications_of_tickets: "notifications (link) where type = 'ticket-waiting'" }),
};
