import type { Billing } from '@vidyapath/http/commerce-orders';
import type { Tax } from '@vidyapath/http/commerce-offers';
import type { Locale } from '@vidyapath/http/locale';
import type { Knex } from 'knex';
import type { TaxParts } from '../../lib/money/tax';
import { paise } from '../../lib/money/paise';

export interface SoldItem {
  item_id: string;
  title: string;
  course_id: number | null;
  plan_id: number | null;
  list: number;
  price: number;
  discount: number;
  total: number;
  tax: TaxParts | null;
}

/** An order as its documents need it. */
export interface SoldOrder {
  order_id: string;
  order_number: string;
  language: Locale;
  billing: Billing;
  tax: Tax | null;
  coupon_code: string | null;
  created_at: Date;
  payment: { method: string | null; reference: string } | null;
  items: SoldItem[];
}

type OrderRow = Omit<SoldOrder, 'payment' | 'items'>;
type ItemRow = Pick<SoldItem, 'item_id' | 'title' | 'course_id' | 'plan_id'> &
  Record<'list_paise' | 'price_paise' | 'discount_paise' | 'total_paise', string> &
  Record<'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise', string | null>;

interface PaymentRow {
  order_id: string;
  gateway_payment_id: string;
  pays_order: boolean;
  method: string | null;
}

/** Locks the order until the transaction ends, so that its documents are issued one after the other. */
export async function readSoldOrder(trx: Knex.Transaction, orderId: string): Promise<SoldOrder> {
  const order = await trx<OrderRow>('orders')
    .where('order_id', orderId)
    .forUpdate()
    .first('order_id', 'order_number', 'language', 'billing', 'tax', 'coupon_code', 'created_at');
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const items = await trx<ItemRow & { order_id: string; position: number }>('order_items')
    .where('order_id', orderId)
    .orderBy('position');
  const payment = await trx<PaymentRow>('payments')
    .where({ order_id: orderId, pays_order: true })
    .first('method', 'gateway_payment_id');
  return {
    ...order,
    payment: payment ? { method: payment.method, reference: payment.gateway_payment_id } : null,
    items: items.map(itemOf),
  };
}

const itemOf = (row: ItemRow): SoldItem => ({
  item_id: row.item_id,
  title: row.title,
  course_id: row.course_id,
  plan_id: row.plan_id,
  list: Number(row.list_paise),
  price: Number(row.price_paise),
  discount: Number(row.discount_paise),
  total: Number(row.total_paise),
  tax:
    row.taxable_paise === null
      ? null
      : {
          taxable: paise(row.taxable_paise),
          cgst: paise(row.cgst_paise ?? 0),
          sgst: paise(row.sgst_paise ?? 0),
          igst: paise(row.igst_paise ?? 0),
        },
});
