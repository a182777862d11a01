import type { Tax } from '@vidyapath/http/commerce-offers';
import type { OrderStatus } from '@vidyapath/http/commerce-names';
import type { Billing, OrderListQuery } from '@vidyapath/http/commerce-orders';
import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import { withNumbers } from './amounts';

export interface OrderRow {
  order_id: string;
  order_number: string;
  user_id: number;
  language: Locale;
  status: OrderStatus;
  /** Why money and order disagree. */
  review: string | null;
  content: Buffer;
  billing: Billing;
  tax: Tax | null;
  coupon_code: string | null;
  subtotal_paise: number;
  discount_paise: number;
  total_paise: number;
  refunded_paise: number;
  provider: 'razorpay' | 'simulated' | 'none';
  key_id: string | null;
  gateway_order_id: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  updated_at: Date;
}
export type PendingOrder = Pick<OrderRow, 'order_id' | 'content'>;
export type NewOrder = Omit<OrderRow, 'order_number' | 'refunded_paise' | 'review' | 'paid_at' | 'updated_at'>;

const rules: ListRules = {
  sortable: {
    order_number: 'order_number',
    status: 'status',
    created_at: 'created_at',
    paid_at: "coalesce(paid_at, 'infinity')",
    total_paise: 'total_paise',
    refunded_paise: 'refunded_paise',
    expires_at: 'expires_at',
    subtotal_paise: 'subtotal_paise',
    discount_paise: 'discount_paise',
    coupon_code: "coalesce(coupon_code, '')",
    review: '(review is not null)',
  },
  searchable: ['order_number'],
  defaultOrder: [{ by: 'created_at', desc: true }],
  tiebreaker: 'order_id',
};

/** `bigint` columns as numbers. */
export const withAmounts = (row: OrderRow): OrderRow =>
  withNumbers(row, ['subtotal_paise', 'discount_paise', 'total_paise', 'refunded_paise']);

export async function findOrder(on: Knex, id: string): Promise<OrderRow | undefined> {
  const row = await on<OrderRow>('orders').where('order_id', id).first();
  return row && withAmounts(row);
}

/** Code that changes an order, its payments or its refunds holds this lock. */
export async function lockOrder(trx: Knex.Transaction, id: string): Promise<OrderRow> {
  const row = await trx<OrderRow>('orders').where('order_id', id).forUpdate().first();
  if (!row) throw new Error(`There is no order ${id}.`);
  return withAmounts(row);
}

/** A person's orders are made and paid one at a time. Held until the transaction ends. */
export async function lockBuyer(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('commerce.orders'), ?)`, [userId]);
}

/** A person's pending orders. */
export const findPending = (on: Knex, userId: number): Promise<PendingOrder[]> =>
  on('orders')
    .where({ user_id: userId, status: 'pending' })
    .whereNull('review')
    .select<PendingOrder[]>('order_id', 'content');

export async function insertOrder(trx: Knex.Transaction, order: NewOrder): Promise<OrderRow> {
  const { billing, tax, ...fields } = order;
  const [row] = await trx('orders')
    .insert({
      ...fields,
      billing: JSON.stringify(billing),
      tax: tax && JSON.stringify(tax),
      updated_at: order.created_at,
    })
    .returning<OrderRow[]>('*');
  return withAmounts(row as OrderRow);
}

export const listOrdersOf = (db: Database, userId: number, query: OrderListQuery) =>
  readList<OrderRow>(db('orders').where('user_id', userId).select('*'), query, rules);
