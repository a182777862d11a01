import type { Knex } from 'knex';

/** Deletes an erased account's notifications, and those of staff about its tickets, which have their subject. */
export async function eraseNotifications(trx: Knex.Transaction, userId: number): Promise<void> {
  for (const table of ['notifications', 'mail_choices', 'grants']) await trx(table).where('user_id', userId).delete();
  const links = trx('ticket').where('user_id', userId).select(trx.raw("'/helpdesk/tickets/' || ticket_id"));
  await trx('notifications').where('type', 'ticket-waiting').whereIn('link', links).delete();
}
