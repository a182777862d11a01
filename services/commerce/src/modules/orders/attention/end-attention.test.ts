import type { Order } from '@vidyapath/http/commerce-orders';
import { attentionKinds } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { storeCoupon } from '../../../testing/offers-factories';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { aBuyer, staff, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(() => shop.calm());
afterAll(() => shop.stop());

type Kind = (typeof attentionKinds)[number];

const entriesOf = async (kind: Kind) => (await shop.attention()).filter((entry) => entry.kind === kind);
const end = (kind: string, id: string, action: string, person = staff) =>
  shop.post(paths.attentionEntry(kind, id), { action, reason: 'looked at' }, person);
const settle = ({ order_id }: Order) => shop.settle(order_id);

async function reviewed(): Promise<void> {
  const { order } = await placeOrder(shop);
  await shop.hostile({ payments: { tamperPaise: -900 } });
  await shop.gateway.pay(order.checkout?.gateway_order_id ?? '');
  await settle(order);
}

async function failedRefund(): Promise<void> {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  await shop.refund(buyer, order);
  await shop.jobs.run();
  const [made] = await shop.client.fetchRefunds(paymentId);
  await shop.failRefund(made?.id ?? '');
  await settle(order);
}

const disputed = (status: string, amount: number) => async (): Promise<void> => {
  const { paymentId } = await placePaidOrder(shop);
  const entity = { id: `disp_${paymentId.slice(4)}`, payment_id: paymentId, amount, status };
  await shop.deliverEvent(`payment.dispute.${status}`, { dispute: { entity } });
  await shop.jobs.run();
};

/** Lost about a capture that went back already: there is no invoice of it. */
async function disputedSurplus(): Promise<void> {
  const { order } = await placeOrder(shop);
  await shop.hostile({ payments: { secondCapture: true } });
  await shop.gateway.pay(order.checkout?.gateway_order_id ?? '');
  await settle(order);
  await shop.jobs.run();
  const [surplus] = (await shop.db('refunds').where('order_id', order.order_id)) as { gateway_payment_id: string }[];
  const payment_id = surplus?.gateway_payment_id ?? '';
  const entity = { id: `disp_${payment_id.slice(4)}`, payment_id, amount: 49_900, status: 'lost' };
  await shop.deliverEvent('payment.dispute.lost', { dispute: { entity } });
  await shop.jobs.run();
}

async function stuckEvent(): Promise<void> {
  const received_at = new Date(shop.clock.now.getTime() - 601_000);
  const raw = Buffer.from('{}');
  await shop.db('gateway_events').insert({ event_id: 'stuck_event-1', type: 'order.paid', raw, received_at });
}

async function failedJob(): Promise<void> {
  const { rows } = await shop.db.raw<{ rows: [{ id: string }] }>(
    `select id from commerce_jobs.add_job('mail-order-paid', '{}', max_attempts => 1, run_at => now() + interval '1 day')`,
  );
  await shop.db('commerce_jobs._private_jobs').where('id', rows[0].id).update({ attempts: 1 });
}

const refusedKey = (): Promise<unknown> =>
  shop.db('gateway_refusals').insert({ key_id: 'rzp_old_key', of_key: true, detail: 'refused', since: new Date() });

async function lateCoupon(): Promise<void> {
  const { code } = await storeCoupon(shop.db, { max_uses: 1 });
  const { course_id } = await shop.course();
  const body = { items: [{ kind: 'course' as const, course_id }], coupon_code: code, expected_total_paise: 44_910 };
  const buyer = aBuyer();
  const order = (await shop.order(buyer, body)).json<Order>();
  await shop.cancel(buyer, order);
  await shop.order(aBuyer(), body);
  await shop.gateway.pay(order.checkout?.gateway_order_id ?? '');
  await settle(order);
}

const cases: [string, Kind, () => Promise<unknown>, string[]][] = [
  ['an order under review', 'order-review', reviewed, ['grant', 'refund']],
  ['a refund that failed', 'refund-failed', failedRefund, ['refund', 'paid-otherwise']],
  ['an open dispute', 'dispute', disputed('open', 49_900), ['grant']],
  ['a lost dispute', 'dispute', disputed('lost', 49_900), ['grant', 'refund']],
  ['a lost dispute about a part', 'dispute', disputed('lost', 10_000), ['grant', 'refund']],
  ['a lost dispute about more', 'dispute', disputed('lost', 60_000), ['grant', 'refund']],
  ['a lost dispute about a surplus', 'dispute', disputedSurplus, ['grant', 'refund']],
  ['an event that is stuck', 'event-stuck', stuckEvent, ['again', 'set-aside']],
  ['a coupon that was used late', 'coupon-late', lateCoupon, ['grant']],
  ['a job that failed for good', 'job-failed', failedJob, ['again', 'set-aside']],
  ['a gateway that refuses the key', 'gateway-refused', refusedKey, ['again', 'set-aside']],
];

test('all kinds of entries are tried', () => {
  expect(new Set(cases.map(([, kind]) => kind))).toEqual(new Set(attentionKinds));
});

describe.each(cases)('%s', (_title, kind, make, actions) => {
  test.each(actions)('is ended by %s, and stays ended', async (action) => {
    await make();
    await shop.hostile({});
    const [entry, ...others] = await entriesOf(kind);
    expect([entry?.kind, others]).toEqual([kind, []]);
    const { id = '', order_id = null } = entry ?? {};
    const answer =
      order_id === null ? await end(kind, id, action) : await shop.resolve({ action, reference: 'UTR' }, { order_id });
    expect([200, 204]).toContain(answer.statusCode);
    await shop.calm();
    if (order_id) await shop.settle(order_id);
    await shop.calm();
    expect(await shop.attention()).toEqual([]);
    if (order_id === null) await shop.db('gateway_events').where('event_id', id).delete();
  });
});

test('what does not wait is a 404, and buyers may not', async () => {
  await stuckEvent();
  const { buyer } = await placeOrder(shop);
  expect((await end('event-stuck', 'stuck_event-1', 'set-aside', buyer)).statusCode).toBe(403);
  expect((await end('event-stuck', 'stuck_event-1', 'set-aside')).statusCode).toBe(204);
  for (const [kind, id] of [
    ['event-stuck', 'stuck_event-1'],
    ['event-stuck', 'none'],
    ['job-failed', '999999999'],
    ['job-failed', 'none'],
    ['job-failed', '99999999999999999999'],
  ] as const)
    expect((await end(kind, id, 'again')).statusCode).toBe(404);
  expect((await end('order-review', 'none', 'again')).statusCode).toBe(400);
});
