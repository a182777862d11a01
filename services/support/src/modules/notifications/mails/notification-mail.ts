import type { Locale } from '@vidyapath/http/locale';
import { defineMail, handleMail } from '@vidyapath/service-kit/domain/mail/mail-job';
import type { MailText } from '@vidyapath/service-kit/domain/mail/mail-template';
import { findPerson } from '@vidyapath/service-kit/domain/people/people.repository';
import { Type } from 'typebox';
import type { SupportContext } from '../../../context';
import { type UnsubscribeAddresses, unsubscribeLine } from '../../../lib/unsubscribe-line';
import { unsubscribeAddressesOf } from '../choices/unsubscribe-links';
import { isMailedHere, kindsFor } from '../notifications.policy';
import { claimMail, findNotification, type NotificationRow } from '../notifications.repository';
import { textOf } from './mail-texts';
import type { MailedKind } from './notification-texts';

interface Words {
  notification: NotificationRow;
  href: string;
  addresses: UnsubscribeAddresses;
}

export const mailNotification = defineMail({
  name: 'notification',
  payload: Type.Object({ notification_id: Type.String() }),
});

/** A notification as a mail, unless its reader has unsubscribed or is deleted, or has not read what an earlier mail on the topic told. */
export function sendNotificationMails(ctx: SupportContext): void {
  const { db, mail, now } = ctx;
  handleMail(ctx, mailNotification, {
    async prepare({ notification_id }) {
      const notification = await findNotification(db, notification_id);
      if (!notification || !isMailedHere(notification.type)) return undefined;
      const { user_id, type, link } = notification;
      const person = await findPerson(db, user_id);
      if (!person) throw new Error('The reader of a notification is not known yet.');
      const isReader = !person.deleted && kindsFor(person.role).includes(type);
      const addresses = isReader ? await unsubscribeAddressesOf(ctx, user_id, type) : undefined;
      if (!addresses) return undefined;
      const { email_verified: verified } = person;
      if (verified && !(await claimMail(db, notification, now()))) return undefined;
      const words: Words = { notification, href: mail.linkBase() + link, addresses };
      const { unsubscribe } = addresses;
      return { to: person.email, verified, locale: person.language, words, unsubscribe };
    },
    texts: { en: mailIn('en'), hi: mailIn('hi') },
  });
}

const mailIn =
  (locale: Locale) =>
  ({ notification, href, addresses }: Words): MailText => {
    const { subject, body, button } = textOf(locale, notification.type as MailedKind, notification.params);
    return { subject, body: [body, { label: button, href }], footer: unsubscribeLine(locale, addresses) };
  };
