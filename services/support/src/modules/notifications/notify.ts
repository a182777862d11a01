import type { Knex } from 'knex';
import type { SupportContext } from '../../context';
import { findMailedPeople } from './choices/mail-choices.repository';
import { mailNotification } from './mails/notification-mail';
import type { NewNotification } from './new-notification';
import { isMailedHere } from './notifications.policy';
import { announceChange, claimCause, insertNotifications } from './notifications.repository';

/** Creates the notifications in `trx`, unless its cause has some already. */
export async function notify(
  { jobs }: SupportContext,
  trx: Knex.Transaction,
  notification: NewNotification,
): Promise<void> {
  if (!(await claimCause(trx, notification.cause))) return;
  const inserted = await insertNotifications(trx, notification);
  if (inserted.length === 0) return;
  const userIds = inserted.map(({ user_id }) => user_id);
  await announceChange(trx, userIds);
  if (!isMailedHere(notification.type)) return;
  const mailed = await findMailedPeople(trx, notification.type, userIds);
  for (const { notification_id, user_id } of inserted)
    if (mailed.has(user_id)) await jobs.add(trx, mailNotification, { notification_id });
}
