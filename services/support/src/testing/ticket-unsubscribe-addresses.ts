import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import { createMailChoicesRepository } from '../modules/notifications/choices/mail-choices.repository';
import { createUnsubscribeLinks } from '../modules/notifications/choices/unsubscribe-links';
import { createUnsubscribeAddressesOf } from '../modules/notifications/choices/unsubscribe-addresses';

/** As the app hands it to the tickets. */
export function ticketUnsubscribeAddresses(db: Database, sender: MailSender) {
  const links = createUnsubscribeLinks(db);
  const unsubscribeAddressesOf = createUnsubscribeAddressesOf({
    db,
    choices: createMailChoicesRepository(),
    links,
    sender,
  });
  return (userId: number) => unsubscribeAddressesOf(userId, 'ticket-answered');
}
