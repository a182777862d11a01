import type { Order, Refund } from '@vidyapath/http/commerce-orders';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { aBuyer, staff, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const kindOf = (answer: { json: () => { type?: string } }) => answer.json().type;
const itemIds = (order: Order, ...positions: number[]) => positions.map((position) => order.items[position]?.item_id);
const settle = ({ order_id }: Order) => shop.settle(order_id);
const mails = (kind: string, { refund_id }: Refund) =>
  shop.jobs.others.filter(({ identifier, payload }) => identifier === kind && payload['refund_id'] === refund_id);

/** The gateway takes it and says later that it has failed. */
async function failedRefund(prices?: readonly number[]) {
  const placed = await placePaidOrder(shop, prices);
  await shop.hostile({ refunds: { outcome: 'pending' } });
  const refund = (await shop.refund(placed.buyer, placed.order, { item_ids: itemIds(placed.order, 0) })).json<Refund>();
  await shop.jobs.run();
  const { fetchRefund } = shop.client;
  shop.client.fetchRefund = async (id) => ({ ...(await fetchRefund(id)), status: 'failed' });
  shop.later(61);
  await shop.jobs.run();
  shop.client.fetchRefund = fetchRefund;
  await shop.hostile({});
  return { ...placed, refund };
}

test('one that failed restores the access, and the item can be refunded again', async () => {
  const { buyer, order, refund } = await failedRefund([49_900, 20_000]);
  const seen = await shop.see(buyer, order);
  expect(seen).toMatchObject({ status: 'paid', refunded_paise: 0, review: false });
  expect(seen.refunds).toMatchObject([{ status: 'failed', credit_note_number: null }]);
  expect([await shop.liveGrants(buyer.id), mails('mail-refund-failed', refund).length]).toEqual([2, 1]);
  expect((await shop.refund(buyer, order, { item_ids: itemIds(order, 0) })).statusCode).toBe(201);
});

test('a refund that the gateway refuses fails', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  await shop.refund(buyer, order);
  await shop.client.refund(paymentId, { amountPaise: 49_900, idempotencyKey: 'by-hand-0001' });
  await shop.jobs.run();
  // The refund by hand is of all that is left, so it is taken as ours.
  const seen = await shop.see(buyer, order);
  expect(seen.refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'processed']);
  expect(seen).toMatchObject({ status: 'refunded' });
});

test('staff sends one that failed again', async () => {
  const { buyer, order } = await failedRefund();
  // What the gateway has pending still counts there as paid back.
  await shop.resolve({ action: 'refund' }, order);
  const seen = await shop.see(buyer, order);
  expect(seen.status).toBe('refunded');
  expect(seen.refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'pending']);
  expect(kindOf(await shop.resolve({ action: 'paid-otherwise', reference: 'UTR1' }, order))).toBe(
    '/problems/order-state',
  );
});

test('one of the buyer that staff sends again counts as a refund by the buyer', async () => {
  const { buyer, items, order } = await failedRefund();
  await shop.resolve({ action: 'refund' }, order);
  const second = (await shop.order(buyer, { items })).json<Order>();
  const paymentId = await shop.gateway.pay(second.checkout?.gateway_order_id ?? '');
  await shop.confirm(buyer, second, paymentId);
  expect(kindOf(await shop.refund(buyer, second))).toBe('/problems/refund-by-ticket');
});

test('staff notes that one that failed was paid otherwise', async () => {
  const { buyer, order, refund } = await failedRefund();
  expect((await shop.resolve({ action: 'paid-otherwise' }, order)).statusCode).toBe(400);
  const answer = await shop.resolve({ action: 'paid-otherwise', reference: 'UTR123' }, order);
  expect(answer.json()).toMatchObject({
    status: 'refunded',
    refunded_paise: 49_900,
    refunds: [{ status: 'processed' }],
  });
  expect(await shop.liveGrants(buyer.id)).toBe(0);
  expect(await shop.db('refunds').where('refund_id', refund.refund_id).first('paid_otherwise')).toEqual({
    paid_otherwise: 'UTR123',
  });
});

test('a refund made at the gateway by hand is taken over if it is of the whole remaining amount', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  await shop.client.refund(paymentId, { amountPaise: 49_900, idempotencyKey: 'by-hand-0002' });
  await settle(order);
  await settle(order);
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded', refunds: [{ status: 'processed' }] });
  expect(await shop.liveGrants(buyer.id)).toBe(0);
});

test('another one made by hand is put under review, once', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  await shop.client.refund(paymentId, { amountPaise: 10_000, idempotencyKey: 'by-hand-0003' });
  await settle(order);
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'paid', review: true, refunded_paise: 0 });
  expect(kindOf(await shop.refund(buyer, order))).toBe('/problems/order-state');
  expect((await shop.resolve({ action: 'grant' }, order)).json()).toMatchObject({ status: 'paid', review: false });
  await settle(order);
  expect((await shop.see(buyer, order)).review).toBe(false);
});

describe('staff resolves an order whose amount was wrong', () => {
  const wrongAmount = async () => {
    const placed = await placeOrder(shop);
    await shop.hostile({ payments: { tamperPaise: -900 } });
    const paymentId = await shop.gateway.pay(placed.order.checkout?.gateway_order_id ?? '');
    await settle(placed.order);
    await shop.hostile({});
    return { ...placed, paymentId };
  };

  test('by granting it', async () => {
    const { buyer, order } = await wrongAmount();
    expect((await shop.resolve({ action: 'grant' }, order)).json()).toMatchObject({ status: 'paid', review: false });
    expect(await shop.liveGrants(buyer.id)).toBe(1);
    expect((await shop.refund(staff, order)).json()).toMatchObject({ amount_paise: 49_000 });
  });

  test('by paying it back', async () => {
    const { buyer, order, paymentId } = await wrongAmount();
    expect((await shop.resolve({ action: 'refund' }, order)).json()).toMatchObject({
      status: 'cancelled',
      review: false,
    });
    await shop.jobs.run();
    expect([await shop.paidBack(paymentId), await shop.liveGrants(buyer.id)]).toEqual([49_000, 0]);
    await settle(order);
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'cancelled', review: false });
  });

  test('and buyers may not', async () => {
    const { buyer, order } = await wrongAmount();
    const url = `/api/commerce/admin/orders/${order.order_id}/resolve`;
    for (const person of [buyer, aBuyer()])
      expect((await shop.post(url, { action: 'grant', reason: 'mine' }, person)).statusCode).toBe(403);
  });
});

test('an order without a problem cannot be resolved', async () => {
  const { order } = await placePaidOrder(shop);
  for (const action of ['grant', 'refund', 'paid-otherwise'])
    expect(kindOf(await shop.resolve({ action, reference: 'UTR' }, order))).toBe('/problems/order-state');
});
