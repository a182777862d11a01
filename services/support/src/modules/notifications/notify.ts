import type { Knex } from 'knex';
import type { SupportContext } from '../../context';
import { findHindiName } from '../courses/courses';
import { findMailedPeople } from './choices/mail-choices.repository';
import { mailNotification } from './mails/notification-mail';
import type { NewNotification } from './new-notification';
import { isMailedHere } from './notifications.policy';
import { announceChange, claimCause, insertNotifications } from './notifications.repository';

async function withHindiName(trx: Knex.Transaction, notification: NewNotification): Promise<NewNotification> {
  const { courseId, params } = notification;
  const course_name_hi = courseId ? await findHindiName(trx, courseId) : undefined;
  return { ...notification, params: { ...params, ...(course_name_hi && { course_name_hi }) } } as NewNotification;
}

/** Creates the notifications in `trx`, unless its cause has some already. */
export async function notify(
  { jobs }: SupportContext,
  trx: Knex.Transaction,
  notification: NewNotification,
): Promise<void> {
  if (!(await claimCause(trx, notification.cause))) return;
  const inserted = await insertNotifications(trx, await withHindiName(trx, notification));
  if (inserted.length === 0) return;
  const userIds = inserted.map(({ user_id }) => user_id);
  await announceChange(trx, userIds);
  if (!isMailedHere(notification.type)) return;
  const mailed = await findMailedPeople(trx, notification.type, userIds);
  for (const { notification_id, user_id } of inserted)
    if (mailed.has(user_id)) await jobs.add(trx, mailNotification, { notification_id });
}
