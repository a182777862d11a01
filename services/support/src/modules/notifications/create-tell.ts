import type { JobQueue } from '../../lib/job-queue';
import type { MailChoicesRepository } from './choices/mail-choices.repository';
import { isMailedHere } from './notifications.policy';
import type { NotificationsRepository } from './notifications.repository';
import type { Tell } from './telling';

export interface TellOptions {
  notifications: NotificationsRepository;
  choices: MailChoicesRepository;
  jobs: JobQueue;
}

export const createTell =
  ({ notifications, choices, jobs }: TellOptions): Tell =>
  async (trx, telling) => {
    if (!(await notifications.claimCause(trx, telling.cause))) return;
    const told = await notifications.insert(trx, telling);
    if (told.length === 0) return;
    await notifications.announce(
      trx,
      told.map(({ user_id }) => user_id),
    );
    if (!isMailedHere(telling.type)) return;
    const mailed = await choices.whoIsMailed(
      trx,
      telling.type,
      told.map(({ user_id }) => user_id),
    );
    for (const { notification_id, user_id } of told)
      if (mailed.has(user_id)) await jobs.add(trx, 'mail-notification', { notification_id });
  };
