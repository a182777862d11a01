import type { LoginListQuery, LoginOutcome, LoginReason, OwnLoginListQuery } from '@vidyapath/http/auth-logins';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type ListPage, type ListRules, whereContains } from '@vidyapath/service-kit/lists/list-query';
import { readList, type StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import { endOf, startOf } from '@vidyapath/service-kit/time/day-range';

export interface OwnLoginRow {
  /** `bigint`. */
  id: string;
  at: Date;
  last_at: Date;
  outcome: LoginOutcome;
  reason: LoginReason | null;
  client: string | null;
  address: string | null;
  count: number;
}
export interface LoginRow extends OwnLoginRow {
  user_id: number | null;
  name: string | null;
  email: string | null;
}
type List<Row> = Promise<ListPage<Row> | StreamedList<Row>>;

const columns = ['id', 'at', 'last_at', 'outcome', 'reason', 'client', 'address', 'count'].map(
  (name) => `logins.${name}`,
);
const ownRules: ListRules = {
  sortable: {
    login_id: 'logins.id',
    at: 'logins.at',
    last_at: 'logins.last_at',
    outcome: 'logins.outcome',
    reason: "coalesce(logins.reason, '')",
    client: "coalesce(logins.client, '')",
    address: "coalesce(logins.address, '')",
    count: 'logins.count',
  },
  searchable: ['concat_ws(chr(31), logins.outcome, logins.reason, logins.client, logins.address)'],
  tiebreaker: 'logins.id',
};
/** Rows of the same time keep the order of the index. */
const newestFirst = { sort: 'at:desc' } as const;
const rules: ListRules = {
  ...ownRules,
  sortable: {
    ...ownRules.sortable,
    user_id: 'coalesce(logins.user_id, 0)',
    name: "coalesce(lower(users.name), '')",
    email: "coalesce(users.email_key, '')",
  },
};

/** `q` looks for persons by name, address, number or role. */
export function listLogins(db: Database, { q, from, to, outcome, user_id, ...page }: LoginListQuery): List<LoginRow> {
  const base = db('logins')
    .leftJoin('users', 'users.id', 'logins.user_id')
    .select<LoginRow[]>(...columns, 'logins.user_id', 'users.name', 'users.email');
  if (outcome) void base.where('logins.outcome', outcome);
  if (user_id) void base.where('logins.user_id', user_id);
  if (from) void base.where('logins.at', '>=', startOf('from', from));
  if (to) void base.where('logins.at', '<', endOf('to', to));
  if (q) void base.whereIn('logins.user_id', whereContains(db('users').select('id'), ['search_text'], q));
  return readList<LoginRow>(base, { ...newestFirst, ...page }, rules);
}

export const listOwnLogins = (db: Database, userId: number, query: OwnLoginListQuery): List<OwnLoginRow> =>
  readList<OwnLoginRow>(
    db('logins')
      .select<OwnLoginRow[]>(...columns)
      .where('logins.user_id', userId),
    { ...newestFirst, ...query },
    ownRules,
  );
