import type { CartItem } from '@vidyapath/http/commerce-offers';
import type { Knex } from 'knex';

/** An item of an order that waits to be paid. */
export interface PendingItem {
  course_id: number | null;
  plan_id: number | null;
  order_id: string;
}

/** Which of these items the person has ordered and can still pay, the newest order first. */
export async function findPendingItems(
  on: Knex,
  userId: number,
  items: readonly CartItem[],
  now: Date,
): Promise<PendingItem[]> {
  return on('order_items')
    .join('orders', 'orders.order_id', 'order_items.order_id')
    .where({ user_id: userId, status: 'pending' })
    .where((waits) => {
      void waits.where('expires_at', '>', now).orWhereNotNull('review');
      // One with a payment under way does not expire.
      void waits.orWhereExists(
        on('payments')
          .whereRaw('payments.order_id = orders.order_id')
          .whereIn('payments.status', ['created', 'authorized']),
      );
    })
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
    .orderBy('created_at', 'desc')
    .select('course_id', 'plan_id', 'orders.order_id');
}

export const pendingOrderOf = (
  pending: readonly PendingItem[],
  { course_id, plan_id }: Omit<PendingItem, 'order_id'>,
): string | null => pending.find((item) => item.course_id === course_id && item.plan_id === plan_id)?.order_id ?? null;
