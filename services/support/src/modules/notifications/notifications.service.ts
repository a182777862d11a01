import type { NotificationListQuery, ReadNotificationsBody } from '@vidyapath/http/support-notifications';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { kindsFor } from './notifications.policy';
import { presentNotification } from './notifications.presenter';
import type { NotificationsRepository } from './notifications.repository';

export interface NotificationsOptions {
  db: Database;
  notifications: NotificationsRepository;
  now: () => Date;
}

export const createNotificationsService = ({ db, notifications, now }: NotificationsOptions) => ({
  async list({ id, role }: SessionUser, query: NotificationListQuery) {
    const kinds = kindsFor(role);
    const list = await notifications.list(id, kinds, query);
    const unread = await notifications.countUnread(id, kinds);
    return { unread, list: await presentList(list, (rows) => rows.map(presentNotification)) };
  },

  /** How many are left that are not read. */
  async read({ id, role }: SessionUser, { all, ...some }: ReadNotificationsBody): Promise<number> {
    const given = [all, some.ids, some.topic].filter((one) => one !== undefined);
    if (given.length !== 1) throw badRequest('ids', 'One of ids, topic and all must be given.');
    const kinds = kindsFor(role);
    return db.transaction(async (trx) => {
      const marked = await notifications.markRead(trx, id, kinds, some, now());
      if (marked > 0) await notifications.announce(trx, [id]);
      return notifications.countUnread(id, kinds, trx);
    });
  },
});

export type NotificationsService = ReturnType<typeof createNotificationsService>;
