import { brokenInvariants } from '../../../testing/order-invariants';
import { placePaidOrder } from '../../../testing/ordered';
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

const liveGrants = async (userId: number): Promise<number> =>
  (await shop.db('grants').where('user_id', userId).whereNull('revoked_at')).length;

/** Delivers the events of a dispute about a payment, one after the other. */
const dispute = async (paymentId: string, statuses: readonly string[], amount = 49_900) => {
  for (const status of statuses) {
    const entity = {
      id: `disp_${paymentId.slice(4)}`,
      payment_id: paymentId,
      amount,
      status,
      respond_by: 1_800_000_000,
    };
    await shop.deliverEvent(`payment.dispute.${status}`, {
      payment: { entity: { id: paymentId } },
      dispute: { entity },
    });
    expect(await shop.jobs.run()).toEqual([]);
  }
};

test('a dispute leaves access alone, also when it is won', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  await dispute(paymentId, ['open', 'under_review', 'won', 'lost']);
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'paid', refunds: [], review: false });
  expect(await liveGrants(buyer.id)).toBe(1);
  expect(await shop.db('disputes').where('order_id', order.order_id).first('status')).toEqual({ status: 'won' });
});

test('one that is lost counts as a refund without a call; its credit note waits for staff', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  await dispute(paymentId, ['lost', 'lost', 'open']);
  const seen = await shop.see(buyer, order);
  expect(seen).toMatchObject({ status: 'refunded', refunds: [{ status: 'processed', credit_note_number: null }] });
  expect([await liveGrants(buyer.id), (await shop.client.fetchRefunds(paymentId)).length]).toEqual([0, 0]);
  const resolved = await shop.resolve({ action: 'refund' }, order);
  expect(resolved.json()).toMatchObject({ refunds: [{ credit_note_number: expect.stringMatching(/^VPC/) }] });
});

test('one of another amount is put under review', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  await dispute(paymentId, ['lost'], 10_000);
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'paid', review: true });
});
