import type { Knex } from 'knex';
import { type PaymentRow, paymentsOf } from './paying/payments.repository';
import { type RefundRow, refundsOf } from './refunding/refunds.repository';
import { type ItemRow, itemsOf } from './order-items.repository';
import type { OrderRow } from './orders.repository';

/** An order with all that belongs to it. */
export interface OrderView {
  order: OrderRow;
  items: ItemRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  documents: DocumentNumber[];
}

export interface DocumentNumber {
  number: string;
  order_id: string;
  /** Null: the invoice. */
  refund_id: string | null;
}

/** In the order of `orders`; four queries for however many there are. */
export async function viewsOf(on: Knex, orders: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = orders.map(({ order_id }) => order_id);
  // One after the other: a transaction has one connection.
  const items = await itemsOf(on, ids);
  const payments = await paymentsOf(on, ids);
  const refunds = await refundsOf(on, ids);
  const documents = await on('documents')
    .whereIn('order_id', ids)
    .select<DocumentNumber[]>('number', 'order_id', 'refund_id');
  return orders.map((order) => {
    const isOfIt = ({ order_id }: { order_id: string }): boolean => order_id === order.order_id;
    return {
      order,
      items: items.filter(isOfIt),
      payments: payments.filter(isOfIt),
      refunds: refunds.filter(isOfIt),
      documents: documents.filter(isOfIt),
    };
  });
}
