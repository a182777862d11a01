import { type AttentionRaised, attentionRaised } from '@vidyapath/http/commerce-events';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { startOrders, type TestOrders } from '../../../testing/orders-fixture';
import { lookForStuck } from './look-for-stuck';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
beforeEach(() => shop.db('event_log').delete());
afterEach(() => shop.calm());
afterAll(() => shop.stop());

const publishedEvents = async (): Promise<AttentionRaised[]> => {
  await shop.jobs.run();
  return publishedBodies(shop.db, attentionRaised);
};
/** Two replicas look, and look again. */
const look = async (): Promise<void> => {
  for (let round = 0; round < 2; round += 1) await Promise.all([lookForStuck(shop.ctx), lookForStuck(shop.ctx)]);
};

test('publishes an order under review at once, one time for each cause', async () => {
  const { order } = await placeOrder(shop);
  const { order_id, order_number } = order;
  const settleOften = async () => {
    for (let times = 0; times < 3; times += 1) await shop.settle(order_id);
  };
  await shop.hostile({ payments: { tamperPaise: 100 } });
  const paymentId = await shop.gateway.pay(order.checkout?.gateway_order_id ?? '');
  await settleOften();
  const [first, ...more] = await publishedEvents();
  expect(first).toMatchObject({ kind: 'order-review', id: order_id, order_id, order_number });
  expect(more).toEqual([]);
  await shop.resolve({ action: 'grant' }, order);
  await shop.client.refund(paymentId, { amountPaise: 10_000, idempotencyKey: 'part-by-hand' });
  await settleOften();
  const [, again, ...rest] = await publishedEvents();
  expect(again).toMatchObject({ kind: 'order-review', id: order_id });
  expect([again?.attention_id === first?.attention_id, rest]).toEqual([false, []]);
});

test('publishes a dispute, a failed refund, a failed job and a stuck event', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  const entity = {
    id: 'disp_raised',
    payment_id: paymentId,
    amount: 49_900,
    status: 'open',
    respond_by: 1_800_000_000,
  };
  for (let times = 0; times < 2; times += 1)
    await shop.deliverEvent('payment.dispute.created', { payment: { entity: { id: paymentId } }, dispute: { entity } });
  await shop.refund(buyer, order);
  // Ours is refused for good, since it went back by hand; that was found while ours was under way, so it is under review.
  await shop.client.refund(paymentId, { amountPaise: 49_900, idempotencyKey: 'by-hand-raised' });
  await shop.jobs.run();
  const received_at = new Date(shop.clock.now.getTime() - 601_000);
  await shop
    .db('gateway_events')
    .insert({ event_id: 'stuck', type: 'order.paid', raw: Buffer.from('{}'), received_at });
  const { rows } = await shop.db.raw<{ rows: [{ id: string }] }>(
    `select id from commerce_jobs.add_job('mail-order-paid', '{}', max_attempts => 1, run_at => now() + interval '1 day')`,
  );
  await shop.db('commerce_jobs._private_jobs').where('id', rows[0].id).update({ attempts: 1 });
  const { order_id, refunds } = await shop.see(buyer, order);
  const failed = refunds.find(({ status }) => status === 'failed');
  await look();
  const facts = (await publishedEvents()).map(({ kind, id, order_id: about }) => ({ kind, id, about }));
  expect(facts).toHaveLength(5);
  expect(facts).toEqual(
    expect.arrayContaining([
      { kind: 'order-review', id: order_id, about: order_id },
      { kind: 'dispute', id: 'disp_raised', about: order_id },
      { kind: 'refund-failed', id: failed?.refund_id, about: order_id },
      { kind: 'event-stuck', id: 'stuck', about: null },
      { kind: 'job-failed', id: rows[0].id, about: null },
    ]),
  );
});
