import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import { paths } from '@vidyapath/http/paths';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailSender } from '@vidyapath/service-kit/mail/mail-sender';
import type { WayOut } from '../../../lib/way-out';
import type { MailChoicesRepository } from './mail-choices.repository';
import { unsubscribePage, type UnsubscribeLinks } from './unsubscribe-links';

/** The way out of mails of a kind, which each of them has; undefined for a person who has chosen not to get them. */
export type WayOutOf = (this: void, userId: number, kind: NotificationKind) => Promise<WayOut | undefined>;

interface WayOutOptions {
  db: Database;
  choices: MailChoicesRepository;
  links: UnsubscribeLinks;
  sender: Pick<MailSender, 'linkBase'>;
}

export const createWayOutOf =
  ({ db, choices, links, sender }: WayOutOptions): WayOutOf =>
  async (userId, kind) => {
    if (!(await choices.whoIsMailed(db, kind, [userId])).has(userId)) return undefined;
    const token = await links.tokenFor({ userId, kind });
    const base = sender.linkBase();
    const unsubscribe = `${base}${paths.notificationsUnsubscribe}?token=${encodeURIComponent(token)}`;
    return { unsubscribe, href: base + unsubscribePage(token) };
  };
