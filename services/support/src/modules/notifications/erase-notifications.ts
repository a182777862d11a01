import type { Knex } from 'knex';

/** Of an erased account nothing of it is kept. */
export async function eraseNotifications(trx: Knex.Transaction, userId: number): Promise<void> {
  for (const table of ['notifications', 'mail_choices', 'grants']) await trx(table).where('user_id', userId).delete();
}
