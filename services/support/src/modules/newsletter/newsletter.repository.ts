import type { NewsletterListQuery } from '@vidyapath/http/support';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import { emailKey } from '@vidyapath/service-kit/domain/people/email-key';
import type { Knex } from 'knex';

export interface SubscriberRow {
  id: string;
  email: string;
  email_key: string | null;
  created_at: Date;
}

const rules: ListRules = {
  sortable: { id: 'id', created_at: 'created_at', email: 'lower(email)' },
  searchable: ['email'],
  defaultOrder: [{ by: 'created_at', desc: true }],
  tiebreaker: 'id',
};

export const findSubscribers = (on: Knex, query: NewsletterListQuery) =>
  readList<SubscriberRow>(on('newsletter_subscriber').select('*'), query, rules);

/** The new row's id; undefined when the address was there. */
export async function insertSubscriberOnce(trx: Knex.Transaction, email: string): Promise<string | undefined> {
  const email_key = emailKey(email);
  // One after the other, since several rows may have one address.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`newsletter ${email_key}`]);
  if (await trx('newsletter_subscriber').where({ email_key }).first('id')) return undefined;
  const [row] = await trx<SubscriberRow>('newsletter_subscriber')
    .insert({ email, email_key })
    .onConflict(trx.raw('(lower(email))'))
    .ignore()
    .returning('id');
  return row?.id;
}
