import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import type { Knex } from 'knex';
import { isMailed } from '../notifications.policy';

interface ChoiceRow {
  user_id: number;
  type: NotificationKind;
  mail: boolean;
}

/** What somebody has chosen; a kind that is missing is as by default. */
export async function findMailChoices(on: Knex, userId: number): Promise<ReadonlyMap<NotificationKind, boolean>> {
  const rows = await on<ChoiceRow>('mail_choices').where('user_id', userId).select('type', 'mail');
  return new Map(rows.map(({ type, mail }) => [type, mail]));
}

export async function storeMailChoices(
  trx: Knex,
  userId: number,
  choices: ReadonlyMap<NotificationKind, boolean>,
): Promise<void> {
  const rows = [...choices].map(([type, mail]) => ({ user_id: userId, type, mail }));
  await trx<ChoiceRow>('mail_choices').insert(rows).onConflict(['user_id', 'type']).merge();
}

/** Which of these people get mails of this kind. */
export async function findMailedPeople(
  on: Knex,
  type: NotificationKind,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await on<ChoiceRow>('mail_choices').where('type', type).whereIn('user_id', userIds);
  const chosen = new Map(rows.map(({ user_id, mail }) => [user_id, mail]));
  return new Set(userIds.filter((userId) => isMailed(type, chosen.get(userId))));
}
