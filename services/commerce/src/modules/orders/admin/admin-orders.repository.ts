import type { AdminOrderListQuery } from '@vidyapath/http/commerce-reports';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type ListRules, whereContains } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import { endOf, startOf } from '@vidyapath/service-kit/time/day-range';
import type { OrderRow } from '../orders.repository';

export interface BuyerColumns {
  buyer_name: string | null;
  buyer_email: string | null;
}
export type AdminOrderRow = OrderRow & BuyerColumns;

const rules: ListRules = {
  sortable: {
    order_number: 'orders.order_number',
    status: 'orders.status',
    created_at: 'orders.created_at',
    expires_at: 'orders.expires_at',
    paid_at: "coalesce(orders.paid_at, 'infinity')",
    subtotal_paise: 'orders.subtotal_paise',
    discount_paise: 'orders.discount_paise',
    total_paise: 'orders.total_paise',
    refunded_paise: 'orders.refunded_paise',
    coupon_code: "coalesce(orders.coupon_code, '')",
    review: '(orders.review is not null)',
    buyer_name: "lower(coalesce(people.name, ''))",
    buyer_email: "lower(coalesce(people.email, ''))",
  },
  // `q` is looked for below, so that each part of it has its index.
  searchable: [],
  defaultOrder: [{ by: 'orders.created_at', desc: true }],
  tiebreaker: 'orders.order_id',
};

/** Orders with who bought them. */
const withBuyers = (db: Database): Knex.QueryBuilder =>
  db('orders')
    .leftJoin('people', 'people.user_id', 'orders.user_id')
    .select('orders.*', { buyer_name: 'people.name', buyer_email: 'people.email' });

export function findWithBuyers(db: Database, { q, status, user_id, from, to, ...query }: AdminOrderListQuery) {
  const base = withBuyers(db);
  if (status) void base.where('orders.status', status);
  if (user_id !== undefined) void base.where('orders.user_id', user_id);
  if (from) void base.where('orders.created_at', '>=', startOf('from', from));
  if (to) void base.where('orders.created_at', '<', endOf('to', to));
  if (q)
    void base.where((group) => {
      const people = whereContains(db('people').select('user_id'), ['name', 'email'], q);
      void whereContains(group, ['orders.order_number', "(orders.billing ->> 'name')"], q);
      void group.orWhereRaw('orders.user_id = any(array(?))', [people]);
    });
  return readList<AdminOrderRow>(base, query, rules);
}

export async function findWithBuyer(db: Database, id: string): Promise<AdminOrderRow | undefined> {
  const rows = (await withBuyers(db).where('orders.order_id', id)) as AdminOrderRow[];
  return rows[0];
}
