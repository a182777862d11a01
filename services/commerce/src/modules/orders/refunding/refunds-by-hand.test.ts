import type { Order } from '@vidyapath/http/commerce-orders';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const pay = ({ checkout }: Order): Promise<string> => shop.gateway.pay(checkout?.gateway_order_id ?? '');
const settle = ({ order_id }: Order) => shop.settle(order_id);

describe('a refund made by hand', () => {
  test('of a part is booked, and staff decides about the rest', async () => {
    const { buyer, order, paymentId } = await placePaidOrder(shop, [29_900, 20_000]);
    await shop.refundByHand(paymentId, 20_000);
    await settle(order);
    expect(await shop.see(buyer, order)).toMatchObject({
      status: 'paid',
      review: true,
      refunds: [{ amount_paise: 20_000, item_ids: [], credit_note_number: expect.stringMatching(/^VPC/) }],
    });
    await shop.resolve({ action: 'refund' }, order);
    await shop.jobs.run();
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded', review: false });
    expect([await shop.paidBack(paymentId), await shop.waiting(order)]).toEqual([49_900, []]);
  });

  test('settles one of ours that failed because of it', async () => {
    const { buyer, order, paymentId } = await placePaidOrder(shop);
    await shop.refund(buyer, order);
    await shop.refundByHand(paymentId, 49_900);
    await settle(order);
    expect(await shop.waiting(order)).toEqual(['order-review']);
    await shop.jobs.run();
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded' });
    expect(await shop.waiting(order)).toEqual(['order-review']);
    expect((await shop.resolve({ action: 'refund' }, order)).json()).toMatchObject({ review: false });
    expect(await shop.waiting(order)).toEqual([]);
  });

  test('of a capture that pays nothing settles ours that failed', async () => {
    const { buyer, order } = await placeOrder(shop);
    await shop.hostile({ payments: { tamperPaise: 100 } });
    const paymentId = await pay(order);
    await settle(order);
    await shop.resolve({ action: 'refund' }, order);
    await shop.refundByHand(paymentId, 50_000);
    await shop.jobs.run();
    const seen = await shop.see(buyer, order);
    expect(seen.refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'processed']);
    await shop.resolve({ action: 'grant' }, order);
    for (const action of ['refund', 'paid-otherwise'])
      if ((await shop.waiting(order)).length > 0) await shop.resolve({ action, reference: 'UTR' }, order);
    expect(await shop.waiting(order)).toEqual([]);
  });
});
