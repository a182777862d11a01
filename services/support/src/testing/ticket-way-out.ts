import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailSender } from '@vidyapath/service-kit/mail/mail-sender';
import { createMailChoicesRepository } from '../modules/notifications/choices/mail-choices.repository';
import { createUnsubscribeLinks } from '../modules/notifications/choices/unsubscribe-links';
import { createWayOutOf } from '../modules/notifications/choices/way-out-of';

/** As the app hands it to the tickets. */
export function ticketWayOut(db: Database, sender: MailSender) {
  const links = createUnsubscribeLinks(db);
  const wayOutOf = createWayOutOf({ db, choices: createMailChoicesRepository(), links, sender });
  return (userId: number) => wayOutOf(userId, 'ticket-answered');
}
