import type { NotificationListQuery, ReadNotificationsBody } from '@vidyapath/http/support-notifications';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { SupportContext } from '../../context';
import { kindsFor } from './notifications.policy';
import { presentNotification } from './notifications.presenter';
import { announceChange, countUnread, findNotifications, markRead } from './notifications.repository';

export async function listNotifications(
  { db }: SupportContext,
  { id, role }: SessionUser,
  query: NotificationListQuery,
) {
  const kinds = kindsFor(role);
  const list = await findNotifications(db, id, kinds, query);
  const unread = await countUnread(db, id, kinds);
  return { unread, list: await presentList(list, (rows) => rows.map(presentNotification)) };
}

/** How many are left that are not read. */
export async function readNotifications(
  { db, now }: SupportContext,
  { id, role }: SessionUser,
  { all, ids, topic }: ReadNotificationsBody,
): Promise<number> {
  const selections = [all, ids, topic].filter((selection) => selection !== undefined);
  if (selections.length !== 1) throw badRequest('ids', 'One of ids, topic and all must be given.');
  const kinds = kindsFor(role);
  return db.transaction(async (trx) => {
    const marked = await markRead(trx, id, kinds, { ids, topic }, now());
    if (marked > 0) await announceChange(trx, [id]);
    return countUnread(trx, id, kinds);
  });
}
