import type { Knex } from 'knex';
import { legallyKeptCategories } from '../../lib/kept-categories';

const removed = '—';

/**
 * Removes name, address and owner from the tickets of an erased account. Texts stay where the law requires it, and are removed elsewhere.
 * Open tickets are closed: there is no one to answer.
 * Tickets that were assigned to the account are unassigned.
 */
export async function removePersonFromTickets(trx: Knex, userId: number, at: Date): Promise<void> {
  const own = trx('ticket').where('user_id', userId);
  const texts = own.clone().whereNotIn('category', legallyKeptCategories).select('ticket_id');
  await trx('ticket_message').whereIn('ticket_id', texts).update({ body: removed });
  await trx('ticket_message').where('author_id', userId).update({ author_id: null, author_name: null });
  await own.clone().whereNot('status', 'closed').update({ status: 'closed', closed_at: at });
  await own.clone().whereNotIn('category', legallyKeptCategories).update({ subject: removed });
  await own.update({ user_id: null, asker_name: null, asker_email: null });
  await trx('ticket').where('assigned_to', userId).update({ assigned_to: null });
}
