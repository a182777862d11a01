import type { GrantChange } from '@vidyapath/http/commerce-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { FeedRow } from '@vidyapath/service-kit/events/feed';
import type { FeedPosition } from '@vidyapath/service-kit/events/feed-cursor';
import type { Knex } from 'knex';

/** A grant with what its order says of it. `version` is `bigint`. */
export type GrantChangeRow = Pick<
  GrantChange,
  'grant_id' | 'user_id' | 'scope' | 'course_id' | 'source' | 'order_id'
> & {
  version: string;
  created_at: Date;
  starts_at: Date;
  ends_at: Date | null;
  revoked_at: Date | null;
  revoked_by: number | null;
  item_id: string | null;
  paid_at: Date | null;
};

/** Without those that wait: for others they begin when they are released. */
const changed = (on: Knex) =>
  on('grants')
    .leftJoin('order_items', 'order_items.item_id', 'grants.item_id')
    .leftJoin('orders', 'orders.order_id', 'order_items.order_id')
    .where('grants.waiting', false)
    .select(
      'grants.grant_id',
      'grants.version',
      'grants.user_id',
      'grants.scope',
      'grants.course_id',
      'grants.source',
      'grants.item_id',
      'orders.order_id',
      'orders.paid_at',
      'grants.created_at',
      'grants.starts_at',
      'grants.ends_at',
      'grants.revoked_at',
      'grants.revoked_by',
    )
    .orderBy(['grants.changed_in', 'grants.grant_seq']);

/** Those that this transaction has written. */
export const grantsChangedIn = (trx: Knex.Transaction): PromiseLike<GrantChangeRow[]> =>
  changed(trx).whereRaw('grants.changed_in = pg_current_xact_id()');

export const grantsOfIds = (on: Knex, ids: readonly string[]): PromiseLike<GrantChangeRow[]> =>
  changed(on).whereIn('grants.grant_id', ids);

/** For `readFeedPage`. */
export async function readGrantChanges(
  db: Database,
  { xid, key }: FeedPosition,
  limit: number,
): Promise<(GrantChangeRow & FeedRow)[]> {
  const rows: (GrantChangeRow & FeedRow)[] = await changed(db)
    .select(db.raw('grants.changed_in::text'), db.raw('grants.grant_seq::text as key'))
    .whereRaw('(grants.changed_in, grants.grant_seq) > (?::xid8, ?::bigint)', [xid, key || '0'])
    .limit(limit);
  return rows;
}
