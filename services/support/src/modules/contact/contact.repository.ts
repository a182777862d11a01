import type { ContactBody, ContactListQuery } from '@vidyapath/http/support';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';

export interface ContactRow {
  id: string;
  full_name: string;
  email: string;
  mobile: string;
  message: string;
  created_at: Date;
  ticket_id: string | null;
}

const rules: ListRules = {
  sortable: {
    id: 'id',
    created_at: 'created_at',
    full_name: 'lower(full_name)',
    email: 'lower(email)',
    mobile: 'mobile',
    message: 'left(lower(message), 200)',
    ticket_id: "coalesce(ticket_id::text, '')",
  },
  searchable: ['full_name', 'email', 'mobile', 'message'],
  defaultOrder: [{ by: 'created_at', desc: true }],
  tiebreaker: 'id',
};

export const findContactMessages = (on: Knex, query: ContactListQuery) =>
  readList<ContactRow>(on('contact_message').select('*'), query, rules);

export async function insertContactMessage(
  trx: Knex.Transaction,
  { full_name, email, mobile, message }: ContactBody,
): Promise<ContactRow> {
  const [row] = await trx<ContactRow>('contact_message').insert({ full_name, email, mobile, message }).returning('*');
  return row as ContactRow;
}

export const lockContactMessage = (trx: Knex.Transaction, id: string): Promise<ContactRow | undefined> =>
  trx<ContactRow>('contact_message').where({ id }).forUpdate().first();

export const setTicketOfContactMessage = (trx: Knex.Transaction, id: string, ticketId: string): Promise<number> =>
  trx('contact_message').where({ id }).update({ ticket_id: ticketId });
