import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@vidyapath/http/commerce-orders';
import { simulatorKeys } from '../../../src/payments';
import { call, sendJson } from '../api';
import { type Buyer, gatewayKey, type Shop } from './shop';

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
const outcomes = ['success', 'success', 'success', 'authorized', 'failure', 'pending', 'failure-then-success'];

/** The actions of a buyer; during each the platform may be down, be killed, or refuse. */
const actions = {
  async order({ url, courses, coupon }: Shop, { headers, orders }: Buyer) {
    const items = courses.filter(() => Math.random() < 0.4).map((course_id) => ({ kind: 'course', course_id }));
    if (items.length === 0) return;
    const cart = { items, ...(Math.random() < 0.3 && { coupon_code: coupon }), place_of_supply: pick(['21', '27']) };
    const quoted = await sendJson(`${url()}/api/commerce/quote`, cart, headers);
    const { place_of_supply, ...content } = cart;
    const expected_total_paise = (quoted.body as { total_paise: number }).total_paise;
    const billing = { name: 'Ananya Rao', place_of_supply };
    // The same key again after a broken connection: the order is made once.
    const key = { ...headers, 'idempotency-key': randomUUID() };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const body = { ...content, billing, expected_total_paise };
      const answer = await sendJson(`${url()}/api/commerce/orders`, body, key).catch(() => undefined);
      if (answer && answer.status < 500) return void (answer.status < 300 && keep(orders, answer.body as Order));
      await pause(1_000);
    }
  },
  async pay({ url }: Shop, { orders, attempts }: Buyer) {
    const order = pick([...orders.values()].filter(({ checkout }) => checkout));
    if (!order?.checkout) return;
    const { gateway_order_id: order_id } = order.checkout;
    const payment = { order_id, method: 'upi', outcome: pick(outcomes), even_if_paid: Math.random() < 0.2 };
    const { body } = await sendJson(`${url()}/gateway-simulator/control/payments`, payment, gatewayKey);
    const { payment_id } = body as { payment_id?: string };
    if (payment_id) attempts.set(order.order_id, [...(attempts.get(order.order_id) ?? []), payment_id]);
  },
  async confirm({ url }: Shop, { headers, orders, attempts }: Buyer) {
    const order = pick([...orders.values()].filter(({ checkout }) => checkout));
    const paymentId = order && pick(attempts.get(order.order_id) ?? []);
    if (!order?.checkout || !paymentId) return;
    const razorpay_order_id = order.checkout.gateway_order_id;
    const razorpay_signature = createHmac('sha256', simulatorKeys.keySecret)
      .update(`${razorpay_order_id}|${paymentId}`)
      .digest('hex');
    const body = { razorpay_payment_id: paymentId, razorpay_order_id, razorpay_signature };
    await sendJson(`${url()}/api/commerce/orders/${order.order_id}/confirm`, body, headers);
  },
  async cancel({ url }: Shop, { headers, orders }: Buyer) {
    const order = pick([...orders.values()]);
    if (order) await call(`${url()}/api/commerce/orders/${order.order_id}/cancel`, { method: 'POST', headers });
  },
  async refund({ url }: Shop, { headers, orders }: Buyer) {
    const order = pick([...orders.values()].filter(({ status }) => status !== 'pending'));
    if (!order) return;
    const item_ids = order.items.map(({ item_id }) => item_id).filter(() => Math.random() < 0.5);
    const body = { reason: 'not for me', ...(item_ids.length > 0 && { item_ids }) };
    await sendJson(`${url()}/api/commerce/orders/${order.order_id}/refunds`, body, headers);
  },
  async look({ url }: Shop, { headers, orders }: Buyer) {
    const order = pick([...orders.values()]);
    if (!order) return;
    const { status, body } = await call(`${url()}/api/commerce/orders/${order.order_id}`, { headers });
    if (status === 200) keep(orders, body as Order);
  },
};

const turns = ['order', 'pay', 'pay', 'confirm', 'confirm', 'look', 'look', 'look', 'cancel', 'refund'] as const;

const keep = (orders: Map<string, Order>, order: Order): void => void orders.set(order.order_id, order);

/** Buys, pays, cancels and reads, until it is stopped. Returns how often a request got an answer. */
export async function buyUntil(shop: Shop, buyer: Buyer, stopped: () => boolean): Promise<number> {
  let answered = 0;
  while (!stopped()) {
    answered += await actions[pick(turns)](shop, buyer).then(
      () => 1,
      () => 0,
    );
    await pause(100 + Math.random() * 400);
  }
  return answered;
}
