import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import { paths } from '@vidyapath/http/paths';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { UnsubscribeAddresses } from '../../../lib/unsubscribe-line';
import type { MailChoicesRepository } from './mail-choices.repository';
import { unsubscribePage, type UnsubscribeLinks } from './unsubscribe-links';

/** The unsubscribe addresses of mails of a kind; undefined for a person who has unsubscribed from them. */
export type UnsubscribeAddressesOf = (
  this: void,
  userId: number,
  kind: NotificationKind,
) => Promise<UnsubscribeAddresses | undefined>;

interface UnsubscribeAddressesOptions {
  db: Database;
  choices: MailChoicesRepository;
  links: UnsubscribeLinks;
  sender: Pick<MailSender, 'linkBase'>;
}

export const createUnsubscribeAddressesOf =
  ({ db, choices, links, sender }: UnsubscribeAddressesOptions): UnsubscribeAddressesOf =>
  async (userId, kind) => {
    if (!(await choices.whoIsMailed(db, kind, [userId])).has(userId)) return undefined;
    const token = await links.tokenFor({ userId, kind });
    const base = sender.linkBase();
    const unsubscribe = `${base}${paths.notificationsUnsubscribe}?token=${encodeURIComponent(token)}`;
    return { unsubscribe, href: base + unsubscribePage(token) };
  };
