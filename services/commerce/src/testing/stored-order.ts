import { createHash, randomUUID } from 'node:crypto';
import type { StateCode } from '@vidyapath/http/state-codes';
import type { Knex } from 'knex';
import { paise } from '../lib/money/paise';
import { sumOfTaxes, taxWithin } from '../lib/money/tax';

export interface ItemToStore {
  courseId?: number;
  planId?: number;
  title?: string;
  titleHi?: string;
  list?: number;
  price: number;
  discount?: number;
}

export interface OrderToStore {
  userId?: number;
  items: readonly ItemToStore[];
  state?: StateCode;
  name?: string;
  gstin?: string;
  address?: string;
  language?: 'en' | 'hi';
  coupon?: string;
  method?: string;
  paidAt: Date;
  /** Null: the seller was not registered when it was ordered. */
  ratePercent?: number | null;
}

export interface StoredOrder {
  orderId: string;
  orderNumber: string;
  items: { itemId: string; total: number }[];
  paymentId: string | null;
}

const sellerState: StateCode = '21';

/** Inserts a paid order as checkout would leave it, without its document. */
export async function storePaidOrder(on: Knex, order: OrderToStore): Promise<StoredOrder> {
  const state = order.state ?? sellerState;
  const rate = order.ratePercent === undefined ? 18 : order.ratePercent;
  const items = order.items.map((item, position) => {
    const total = paise(item.price - (item.discount ?? 0));
    const tax = rate === null ? null : taxWithin(total, rate, state === sellerState);
    return { item, position, itemId: randomUUID(), total, tax };
  });
  const total = items.reduce((sum, item) => sum + item.total, 0);
  const discount = items.reduce((sum, { item }) => sum + (item.discount ?? 0), 0);
  const taxes = sumOfTaxes(items.flatMap(({ tax }) => tax ?? []));
  const tax = rate !== null && {
    rate_percent: rate,
    place_of_supply: state,
    taxable_paise: taxes.taxable,
    cgst_paise: taxes.cgst,
    sgst_paise: taxes.sgst,
    igst_paise: taxes.igst,
  };
  const orderId = randomUUID();
  const billing = {
    name: order.name ?? 'Ananya Rao',
    place_of_supply: state,
    ...(order.gstin && { gstin: order.gstin }),
    ...(order.address && { address: order.address }),
  };
  const [row] = await on('orders')
    .insert({
      order_id: orderId,
      user_id: order.userId ?? 1,
      language: order.language ?? 'en',
      status: 'paid',
      content: createHash('sha256').update(orderId).digest(),
      billing: JSON.stringify(billing),
      tax: tax ? JSON.stringify(tax) : null,
      coupon_code: order.coupon ?? null,
      subtotal_paise: total + discount,
      discount_paise: discount,
      total_paise: total,
      provider: total > 0 ? 'simulated' : 'none',
      gateway_order_id: total > 0 ? `order_${orderId.replaceAll('-', '').slice(0, 14)}` : null,
      created_at: order.paidAt,
      expires_at: order.paidAt,
      paid_at: order.paidAt,
      updated_at: order.paidAt,
    })
    .returning<{ order_number: string }[]>('order_number');
  for (const { item, position, itemId, total, tax } of items)
    await on('order_items').insert({
      item_id: itemId,
      order_id: orderId,
      position,
      kind: item.planId ? 'plan' : 'course',
      course_id: item.planId ? null : (item.courseId ?? position + 1),
      plan_id: item.planId ?? null,
      plan_kind: item.planId ? 'all' : null,
      title: item.title ?? `Course ${position + 1}`,
      title_hi: item.titleHi ?? '',
      list_paise: item.list ?? item.price,
      price_paise: item.price,
      discount_paise: item.discount ?? 0,
      total_paise: total,
      taxable_paise: tax?.taxable ?? null,
      cgst_paise: tax?.cgst ?? null,
      sgst_paise: tax?.sgst ?? null,
      igst_paise: tax?.igst ?? null,
    });
  const paymentId = total > 0 ? `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}` : null;
  if (paymentId)
    await on('payments').insert({
      gateway_payment_id: paymentId,
      order_id: orderId,
      amount_paise: total,
      currency: 'INR',
      status: 'captured',
      method: order.method ?? 'upi',
      captured_at: order.paidAt,
      pays_order: true,
      created_at: order.paidAt,
      updated_at: order.paidAt,
    });
  return {
    orderId,
    orderNumber: row?.order_number ?? '',
    items: items.map(({ itemId, total }) => ({ itemId, total })),
    paymentId,
  };
}

export interface RefundToStore {
  /** What of which item; empty for a refund that names none. */
  items: readonly { itemId: string; amount: number }[];
  amount?: number;
  processedAt: Date;
  cause?: 'buyer' | 'staff' | 'surplus' | 'gateway' | 'dispute';
  reason?: string;
}

/** Inserts a processed refund, without its document; the order's own sums stay as they are. */
export async function storeRefund(on: Knex, order: StoredOrder, refund: RefundToStore): Promise<string> {
  const refundId = randomUUID();
  await on('refunds').insert({
    refund_id: refundId,
    order_id: order.orderId,
    gateway_payment_id: order.paymentId,
    amount_paise: refund.amount ?? refund.items.reduce((sum, { amount }) => sum + amount, 0),
    status: 'processed',
    reason: refund.reason ?? 'Not what I need',
    cause: refund.cause ?? 'buyer',
    idempotency_key: randomUUID(),
    created_at: refund.processedAt,
    processed_at: refund.processedAt,
  });
  for (const { itemId, amount } of refund.items)
    await on('refund_items').insert({ refund_id: refundId, item_id: itemId, amount_paise: amount, live: false });
  return refundId;
}
