import type { PersonListQuery } from '@vidyapath/http/auth-people';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListPage, ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList, type StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import { endOf, startOf } from '@vidyapath/service-kit/time/day-range';
import { type PersonRow, personColumns } from './users.repository';
import { cutEmailSql, cutTextSql } from './cut-email';

const wholeRules: ListRules = {
  sortable: {
    id: 'id',
    name: 'lower(name)',
    email: 'email_key',
    role: 'role',
    created_at: 'created_at',
    last_login_at: "coalesce(last_login_at, '-infinity')",
    email_verified: '(email_verified_at is not null)',
    disabled: '(disabled_at is not null)',
  },
  searchable: ['search_text'],
  tiebreaker: 'id',
};
/** The order of whole addresses would reveal their hidden part. */
const cutRules: ListRules = {
  ...wholeRules,
  sortable: { ...wholeRules.sortable, email: `lower(${cutEmailSql})` },
  searchable: [cutTextSql],
};

/** Accounts; with `cut` an e-mail address is searched and sorted by the parts that Staff sees. */
export function listPeople(
  db: Database,
  { status, role, from, to, ...page }: PersonListQuery,
  { cut }: { cut: boolean },
): Promise<ListPage<PersonRow> | StreamedList<PersonRow>> {
  const base = db('users').select<PersonRow[]>(...personColumns);
  if (status === 'active') void base.whereNull('disabled_at');
  if (status === 'disabled') void base.whereNotNull('disabled_at');
  if (role) void base.where({ role });
  if (from) void base.where('created_at', '>=', startOf('from', from));
  if (to) void base.where('created_at', '<', endOf('to', to));
  return readList<PersonRow>(base, page, cut ? cutRules : wholeRules);
}
