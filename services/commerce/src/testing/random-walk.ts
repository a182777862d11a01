import type { Order } from '@vidyapath/http/commerce-orders';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { keys } from '../lib/gateway/start-gateway.fixture';
import { storeCoupon } from './offers-factories';
import { brokenInvariants } from './order-invariants';
import { aBuyer, type Person, staff, type TestOrders } from './orders-fixture';

/** Numbers that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Made {
  buyer: Person;
  order: Order;
  paymentIds: string[];
}

const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
const hostile = [
  {},
  {},
  {},
  { api: { failBefore: 0.2, failAfter: 0.2 } },
  { payments: { tamperPaise: 500 } },
  { payments: { tamperPaise: -50 } },
  { payments: { secondCapture: true } },
];

/** Does `steps` random actions of buyers, staff, banks and the clock. Returns the invariants that were broken after one of them. */
export async function walk(shop: TestOrders, seed: number, steps: number): Promise<string[]> {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const buyers = [aBuyer(), aBuyer(), aBuyer()];
  const courses = [await shop.course(), await shop.course(20_000), await shop.course(10_000), await shop.course(150)];
  const { code } = await storeCoupon(shop.db, { max_uses: 4 });
  const made: Made[] = [];

  const order = async () => {
    const buyer = pick(buyers);
    const chosen = courses.filter(() => random() < 0.5);
    const items = chosen.map(({ course_id }) => ({ kind: 'course' as const, course_id }));
    const total = chosen.reduce((sum, { price_paise }) => sum + price_paise, 0);
    const withCoupon = random() < 0.4;
    const body = { items, ...(withCoupon && { coupon_code: code }) };
    const seen = await shop.order(buyer, { ...body, expected_total_paise: total });
    const { quote } = seen.json<{ quote?: { total_paise: number } }>();
    const answer = quote ? await shop.order(buyer, { ...body, expected_total_paise: quote.total_paise }) : seen;
    if (answer.statusCode === 201) made.push({ buyer, order: answer.json<Order>(), paymentIds: [] });
  };

  const leftAtGateway = async (paymentId: string): Promise<number> => {
    const made = await shop.client.fetchRefunds(paymentId).catch(() => []);
    const captured = (await shop.client.fetchPayment(paymentId).catch(() => undefined))?.amount ?? 0;
    return made.filter(({ status }) => status !== 'failed').reduce((left, { amount }) => left - amount, captured);
  };

  const acts: Record<string, (chosen: Made) => Promise<unknown>> = {
    order,
    pay: async ({ order: { checkout }, paymentIds }) => {
      const outcome = pick([
        'success',
        'success',
        'authorized',
        'failure',
        'cancelled',
        'pending',
        'failure-then-success',
      ]);
      const payload = { order_id: checkout?.gateway_order_id, method: 'upi', outcome, even_if_paid: random() < 0.3 };
      const url = '/gateway-simulator/control/payments';
      const answer = await shop.gateway.app.inject({ method: 'POST', url, headers: { authorization }, payload });
      const { payment_id } = answer.json<{ payment_id?: string }>();
      if (payment_id) paymentIds.push(payment_id);
    },
    confirm: ({ buyer, order: placed, paymentIds }) => shop.confirm(buyer, placed, pick(paymentIds) ?? 'pay_none'),
    settle: ({ order: placed }) =>
      shop.settle(placed.order_id).catch((error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
      }),
    cancel: ({ buyer, order: placed }) => shop.cancel(buyer, placed),
    refund: ({ buyer, order: placed }) => {
      const item_ids = placed.items.map(({ item_id }) => item_id).filter(() => random() < 0.5);
      return shop.refund(random() < 0.5 ? buyer : staff, placed, item_ids.length > 0 ? { item_ids } : {});
    },
    refundByHand: async ({ paymentIds }) => {
      const paymentId = pick(paymentIds) ?? 'pay_none';
      const left = await leftAtGateway(paymentId);
      const amountPaise = pick([left, left, 49_900, 20_000, 5_000]);
      const idempotencyKey = `by-hand-${random()}`.replace('.', '-');
      await shop.client.refund(paymentId, { amountPaise, idempotencyKey }).catch(() => undefined);
    },
    // Also one that was processed.
    refundFails: async ({ paymentIds }) => {
      const made = await shop.client.fetchRefunds(pick(paymentIds) ?? 'pay_none').catch(() => []);
      if (made.length > 0 && random() < 0.5) await shop.failRefund(pick(made).id);
    },
    resolve: ({ order: placed }) =>
      shop.resolve({ action: pick(['grant', 'refund', 'paid-otherwise']), reference: 'UTR' }, placed),
    dispute: async ({ order: placed, paymentIds }) => {
      const paymentId = pick(paymentIds);
      if (!paymentId || random() < 0.7) return;
      const entity = {
        id: `disp_${paymentId.slice(4)}`,
        payment_id: paymentId,
        amount: placed.total_paise,
        status: 'lost',
      };
      await shop.deliverEvent('payment.dispute.lost', { dispute: { entity } });
    },
    event: async ({ paymentIds }) => {
      const id = pick(paymentIds);
      if (id) await shop.deliverEvent('payment.captured', { payment: { entity: { id } } });
    },
    work: () => shop.jobs.run(),
    time: async () => shop.later(pick([10, 60, 1_800, 20_000, 90_000])),
    changeGateway: () => shop.hostile({ seed, ...pick(hostile) }),
  };

  const trail: string[] = [];
  for (let step = 0; step < steps; step++) {
    const name = made.length === 0 ? 'order' : pick(Object.keys(acts));
    const chosen = made.length === 0 ? undefined : pick(made);
    trail.push(`${name} ${chosen?.order.order_number ?? ''}`);
    const answer = await acts[name]?.(chosen as Made);
    if ((answer as { statusCode?: number } | undefined)?.statusCode === 500) return [...trail.slice(-8), 'a 500'];
    const broken = await brokenInvariants(shop.db);
    if (broken.length > 0) return [...trail.slice(-8), ...broken];
  }
  await shop.calm();
  for (const { order: placed } of made) await shop.settle(placed.order_id);
  await shop.calm();
  return [...(await endAttention(shop)), ...(await brokenInvariants(shop.db))];
}

const actions = ['grant', 'refund', 'paid-otherwise'];

/** Staff decides about each entry until none waits. Returns those that no action ends. */
async function endAttention(shop: TestOrders): Promise<string[]> {
  for (let round = 0; round < 3; round += 1) {
    for (const { kind, id, order_id } of await shop.attention()) {
      // The gateway may refuse again what is sent again.
      for (const action of round === 0 ? actions : actions.toReversed()) {
        const waits = (await shop.attention()).some((entry) => entry.kind === kind && entry.id === id);
        if (waits && order_id) await shop.resolve({ action, reference: 'UTR' }, { order_id });
      }
    }
    await shop.calm();
  }
  return (await shop.attention()).map(({ kind, id, detail }) => `no action ends ${kind} ${id}: ${detail}`);
}
