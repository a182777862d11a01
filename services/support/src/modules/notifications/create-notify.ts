import type { JobQueue } from '../../lib/job-queue';
import type { MailChoicesRepository } from './choices/mail-choices.repository';
import { isMailedHere } from './notifications.policy';
import type { NotificationsRepository } from './notifications.repository';
import type { Notify } from './new-notification';

export interface NotifyOptions {
  notifications: NotificationsRepository;
  choices: MailChoicesRepository;
  jobs: JobQueue;
}

export const createNotify =
  ({ notifications, choices, jobs }: NotifyOptions): Notify =>
  async (trx, notification) => {
    if (!(await notifications.claimCause(trx, notification.cause))) return;
    const inserted = await notifications.insert(trx, notification);
    if (inserted.length === 0) return;
    await notifications.announce(
      trx,
      inserted.map(({ user_id }) => user_id),
    );
    if (!isMailedHere(notification.type)) return;
    const mailed = await choices.whoIsMailed(
      trx,
      notification.type,
      inserted.map(({ user_id }) => user_id),
    );
    for (const { notification_id, user_id } of inserted)
      if (mailed.has(user_id)) await jobs.add(trx, 'mail-notification', { notification_id });
  };
