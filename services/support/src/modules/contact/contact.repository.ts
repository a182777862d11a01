import type { ContactBody, ContactListQuery } from '@vidyapath/http/support';
import type { Database } from '@vidyapath/service-kit/database';
import { fetchList, type ListPage } from '@vidyapath/service-kit/list-query';
import type { Knex } from 'knex';

export interface ContactRow {
  id: string;
  full_name: string;
  email: string;
  mobile: string;
  message: string;
  created_at: Date;
}

const rules = {
  sortable: { created_at: 'created_at', full_name: 'lower(full_name)', email: 'lower(email)', mobile: 'mobile' },
  searchable: ['full_name', 'email', 'mobile', 'message'],
  defaultOrder: 'created_at DESC',
  tiebreaker: 'id',
};

export function createContactRepository(db: Database) {
  const table = () => db<ContactRow>('contact_message');
  return {
    list: (query: ContactListQuery): Promise<ListPage<ContactRow>> => fetchList<ContactRow>(table().select('*'), query, rules),
    async insert(trx: Knex.Transaction, { full_name, email, mobile, message }: ContactBody): Promise<ContactRow> {
      const [row] = await trx<ContactRow>('contact_message').insert({ full_name, email, mobile, message }).returning('*');
      return row as ContactRow;
    },
  };
}

export type ContactRepository = ReturnType<typeof createContactRepository>;
