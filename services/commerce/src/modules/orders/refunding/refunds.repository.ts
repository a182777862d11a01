import type { RefundReason } from '@vidyapath/http/commerce-names';
import type { RefundStatus } from '@vidyapath/http/commerce-orders';
import type { Knex } from 'knex';
import { withNumbers } from '../amounts';

export const refundCauses = ['buyer', 'staff', 'surplus', 'not-honoured', 'gateway', 'dispute'] as const;
export type RefundCause = (typeof refundCauses)[number];

export interface RefundRow {
  refund_id: string;
  order_id: string;
  gateway_payment_id: string;
  amount_paise: number;
  status: RefundStatus;
  reason: string;
  cause: RefundCause;
  actor_id: number | null;
  idempotency_key: string;
  gateway_refund_id: string | null;
  created_at: Date;
  processed_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  /** What settled a failed refund: the reference of a bank transfer, or `refund <id>` of the next refund. */
  paid_otherwise: string | null;
  /** Of one that the platform made by itself. */
  why: RefundReason | null;
  /** The order that gave the items before. */
  other_order_id: string | null;
  other_order_number: string | null;
  /** Empty: of a payment that does not pay the order, or a part that somebody else paid back. */
  item_ids: string[];
}
type NewRefund = Omit<
  RefundRow,
  'processed_at' | 'failed_at' | 'last_error' | 'paid_otherwise' | 'other_order_number' | 'item_ids' | 'status'
>;

const withItems = (on: Knex) =>
  on('refunds').select(
    'refunds.*',
    on.raw('(select order_number from orders other where other.order_id = other_order_id) as other_order_number'),
    on.raw(
      `array(select item_id from refund_items join order_items using (item_id)
        where refund_items.refund_id = refunds.refund_id order by position)::text[] as item_ids`,
    ),
  );
const refundOf = (row: RefundRow): RefundRow => withNumbers(row, ['amount_paise']);

/** The oldest first. */
export async function refundsOf(on: Knex, orderIds: readonly string[]): Promise<RefundRow[]> {
  const rows: RefundRow[] = await withItems(on)
    .whereIn('order_id', [...orderIds])
    .orderBy(['created_at', 'refund_id']);
  return rows.map(refundOf);
}

export async function findRefund(on: Knex, id: string): Promise<RefundRow | undefined> {
  const [row] = (await withItems(on).where('refund_id', id)) as RefundRow[];
  return row && refundOf(row);
}

export async function insertRefund(
  trx: Knex.Transaction,
  refund: NewRefund,
  items: readonly { item_id: string; total_paise: number }[],
): Promise<RefundRow> {
  const [row] = await trx('refunds')
    .insert({ ...refund, status: 'pending' })
    .returning<RefundRow[]>('*');
  const created = row as RefundRow;
  if (items.length > 0)
    await trx('refund_items').insert(
      items.map(({ item_id, total_paise }) => ({ refund_id: created.refund_id, item_id, amount_paise: total_paise })),
    );
  return { ...refundOf(created), other_order_number: null, item_ids: items.map(({ item_id }) => item_id) };
}

/** Those of an order that is locked that failed and are not settled. */
export const unsettledRefunds = async (trx: Knex.Transaction, orderId: string): Promise<RefundRow[]> =>
  (await refundsOf(trx, [orderId])).filter(
    ({ status, paid_otherwise }) => status === 'failed' && paid_otherwise === null,
  );

/** Items that a refund, under way or done, pays back. */
export async function refundedItems(on: Knex, orderId: string): Promise<Set<string>> {
  const rows = await on('refund_items')
    .join('refunds', 'refunds.refund_id', 'refund_items.refund_id')
    .where({ order_id: orderId, live: true })
    .select<{ item_id: string }[]>('item_id');
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Whether the person was refunded one of these courses and plans before, by an own request that did not fail. */
export async function wasRefunded(
  on: Knex,
  userId: number,
  items: readonly { course_id: number | null; plan_id: number | null }[],
): Promise<boolean> {
  const row: unknown = await on('refunds')
    .join('orders', 'orders.order_id', 'refunds.order_id')
    .join('refund_items', 'refund_items.refund_id', 'refunds.refund_id')
    .join('order_items', 'order_items.item_id', 'refund_items.item_id')
    .where({ 'orders.user_id': userId, cause: 'buyer' })
    .whereNot('refunds.status', 'failed')
    .where((same) => {
      void same.whereIn(
        'course_id',
        items.flatMap(({ course_id }) => course_id ?? []),
      );
      void same.orWhereIn(
        'plan_id',
        items.flatMap(({ plan_id }) => plan_id ?? []),
      );
    })
    .first('refunds.refund_id');
  return row !== undefined;
}
