import { paths } from '@vidyapath/http/paths';
import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';
import { mailJob } from '@vidyapath/service-kit/mail/mail-job';
import type { MailSender } from '@vidyapath/service-kit/mail/mail-sender';
import type { MailText } from '@vidyapath/service-kit/mail/mail-template';
import type { PeopleRepository } from '@vidyapath/service-kit/people/people.repository';
import { Type } from 'typebox';
import type { MailChoicesRepository } from '../choices/mail-choices.repository';
import type { UnsubscribeLinks } from '../choices/unsubscribe-links';
import { isMailedHere, kindsFor } from '../notifications.policy';
import type { NotificationRow, NotificationsRepository } from '../notifications.repository';
import { type MailedKind, textOf, wayOut } from './mail-texts';

export interface NotificationMailOptions {
  db: Database;
  sender: MailSender;
  people: PeopleRepository;
  notifications: NotificationsRepository;
  choices: MailChoicesRepository;
  links: UnsubscribeLinks;
}

interface Words {
  told: NotificationRow;
  href: string;
  wayOutHref: string;
}

/** A notification as a mail, unless its reader has chosen otherwise or is gone by now. */
export const notificationMail = ({ db, sender, people, notifications, choices, links }: NotificationMailOptions) =>
  mailJob(sender, {
    name: 'notification',
    payload: Type.Object({ notification_id: Type.String() }),
    async prepare({ notification_id }) {
      const told = await notifications.find(notification_id);
      if (!told || !isMailedHere(told.type)) return undefined;
      const person = await people.find(db, told.user_id);
      if (!person) throw new Error('The reader of a notification is not known yet.');
      const isReader = !person.deleted && kindsFor(person.role).includes(told.type);
      if (!isReader || !(await choices.whoIsMailed(db, told.type, [told.user_id])).has(told.user_id)) return undefined;
      const token = await links.tokenFor({ userId: told.user_id, kind: told.type });
      const base = sender.linkBase();
      const query = `?token=${encodeURIComponent(token)}`;
      const words = { told, href: base + told.link, wayOutHref: `${base}/account/settings` };
      const unsubscribe = base + paths.notificationsUnsubscribe + query;
      return { to: person.email, toName: person.name, locale: person.language, words, unsubscribe };
    },
    texts: { en: mailIn('en'), hi: mailIn('hi') },
  });

const mailIn =
  (locale: Locale) =>
  ({ told, href, wayOutHref }: Words): MailText => {
    const { subject, body, button } = textOf(locale, told.type as MailedKind, told.params);
    return { subject, body: [body, { label: button, href }], footer: { label: wayOut[locale], href: wayOutHref } };
  };
