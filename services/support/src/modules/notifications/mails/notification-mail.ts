import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';
import { mailJob } from '@vidyapath/service-kit/domain/mail/mail-job';
import type { MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { MailText } from '@vidyapath/service-kit/domain/mail/mail-template';
import type { PeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import { Type } from 'typebox';
import { type UnsubscribeAddresses, unsubscribeLine } from '../../../lib/unsubscribe-line';
import type { UnsubscribeAddressesOf } from '../choices/unsubscribe-addresses';
import { isMailedHere, kindsFor } from '../notifications.policy';
import type { NotificationRow, NotificationsRepository } from '../notifications.repository';
import { textOf } from './mail-texts';
import type { MailedKind } from './notification-texts';

export interface NotificationMailOptions {
  db: Database;
  sender: MailSender;
  people: PeopleRepository;
  notifications: NotificationsRepository;
  unsubscribeAddressesOf: UnsubscribeAddressesOf;
  now: () => Date;
}

interface Words {
  notification: NotificationRow;
  href: string;
  addresses: UnsubscribeAddresses;
}

/** A notification as a mail, unless its reader has unsubscribed or is deleted, or has not read what an earlier mail on the topic told. */
export const notificationMail = ({
  db,
  sender,
  people,
  notifications,
  unsubscribeAddressesOf,
  now,
}: NotificationMailOptions) =>
  mailJob(sender, {
    name: 'notification',
    payload: Type.Object({ notification_id: Type.String() }),
    async prepare({ notification_id }) {
      const notification = await notifications.find(notification_id);
      if (!notification || !isMailedHere(notification.type)) return undefined;
      const person = await people.find(db, notification.user_id);
      if (!person) throw new Error('The reader of a notification is not known yet.');
      const isReader = !person.deleted && kindsFor(person.role).includes(notification.type);
      const addresses = isReader ? await unsubscribeAddressesOf(notification.user_id, notification.type) : undefined;
      if (!addresses) return undefined;
      const { email_verified: verified } = person;
      if (verified && !(await notifications.claimMail(notification, now()))) return undefined;
      const words = { notification, href: sender.linkBase() + notification.link, addresses };
      const { unsubscribe } = addresses;
      return { to: person.email, verified, locale: person.language, words, unsubscribe };
    },
    texts: { en: mailIn('en'), hi: mailIn('hi') },
  });

const mailIn =
  (locale: Locale) =>
  ({ notification, href, addresses }: Words): MailText => {
    const { subject, body, button } = textOf(locale, notification.type as MailedKind, notification.params);
    return { subject, body: [body, { label: button, href }], footer: unsubscribeLine(locale, addresses) };
  };
