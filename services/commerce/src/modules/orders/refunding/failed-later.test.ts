import type { Order } from '@vidyapath/http/commerce-orders';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placePaidOrder } from '../../../testing/ordered';
import { staff, startOrders, type TestOrders } from '../../../testing/orders-fixture';
import { lookForUnknown } from '../paying/look-for-unknown';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const settle = ({ order_id }: Order) => shop.settle(order_id);

describe('a refund that was processed and failed later', () => {
  const failedLater = async () => {
    const before = await shop.soldOn(shop.clock.now);
    const placed = await placePaidOrder(shop, [29_900, 20_000]);
    await shop.refund(placed.buyer, placed.order);
    await shop.jobs.run();
    const seen = await shop.see(placed.buyer, placed.order);
    expect(seen).toMatchObject({
      status: 'refunded',
      refunds: [{ credit_note_number: expect.stringMatching(/^VPC/) }],
    });
    const [made] = await shop.client.fetchRefunds(placed.paymentId);
    await shop.failRefund(made?.id ?? '');
    return { ...placed, before, made };
  };

  test('gives access and items back, and waits for staff; its note counts no more', async () => {
    const { buyer, order, made, before } = await failedLater();
    await shop.deliverEvent('refund.failed', { refund: { entity: { ...made, status: 'failed' } } });
    expect(await shop.jobs.run()).toEqual([]);
    const seen = await shop.see(buyer, order);
    expect(seen).toMatchObject({ status: 'paid', refunded_paise: 0, review: false });
    expect(seen.refunds).toMatchObject([{ status: 'failed', processed_at: null, credit_note_number: null }]);
    expect([await shop.liveGrants(buyer.id), await shop.waiting(order)]).toEqual([2, ['refund-failed']]);
    const after = await shop.soldOn(shop.clock.now);
    expect(after.net_paise - before.net_paise).toBe(49_900);
    expect(after.refunded_paise - before.refunded_paise).toBe(0);
    expect(after.taxable_paise - before.taxable_paise).toBe(order.tax?.taxable_paise);
  });

  test.each(['refund', 'paid-otherwise'])('is ended by %s, with a note of its own', async (action) => {
    const { buyer, order, before } = await failedLater();
    await settle(order);
    await shop.resolve({ action, reference: 'UTR 1' }, order);
    await shop.jobs.run();
    await settle(order);
    const seen = await shop.see(buyer, order);
    expect(seen).toMatchObject({ status: 'refunded', refunded_paise: 49_900, review: false });
    expect(seen.refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'processed']);
    expect(seen.refunds.filter((refund) => refund.credit_note_number)).toHaveLength(1);
    expect([await shop.liveGrants(buyer.id), await shop.waiting(order)]).toEqual([0, []]);
    const after = await shop.soldOn(shop.clock.now);
    expect(after.net_paise - before.net_paise).toBe(0);
    expect(after.igst_paise + after.cgst_paise - before.igst_paise - before.cgst_paise).toBe(0);
  });

  test('is found by the daily look at the gateway, and is failed for good', async () => {
    const { buyer, order, made } = await failedLater();
    shop.later(600);
    await lookForUnknown(shop.ctx, () => undefined);
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'paid' });
    await shop.resolve({ action: 'paid-otherwise', reference: 'UTR 2' }, order);
    await shop.deliverEvent('refund.failed', { refund: { entity: { ...made, status: 'failed' } } });
    await shop.jobs.run();
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded' });
  });
});

test('one that failed is settled once its items are refunded otherwise', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop, [29_900, 20_000]);
  await shop.refund(buyer, order);
  await shop.jobs.run();
  const [made] = await shop.client.fetchRefunds(paymentId);
  await shop.failRefund(made?.id ?? '');
  await settle(order);
  expect(await shop.waiting(order)).toEqual(['refund-failed']);
  await shop.refund(staff, order, { item_ids: [order.items[0]?.item_id] });
  // What is left of it goes back by the transfer.
  expect((await shop.resolve({ action: 'paid-otherwise', reference: 'UTR' }, order)).json()).toMatchObject({
    status: 'refunded',
  });
  await shop.jobs.run();
  expect([await shop.waiting(order), await shop.paidBack(paymentId)]).toEqual([[], 29_900]);
});
