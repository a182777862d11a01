import { brokenInvariants } from '../../../testing/order-invariants';
import { placePaidOrder } from '../../../testing/ordered';
import { startOrders, type TestOrders } from '../../../testing/orders-fixture';
import { sendForgottenRefunds } from './refund-job';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const sendJobs = () => shop.db('commerce_jobs.jobs').where('task_identifier', 'send-refund');

test('a refund whose job is lost gets one job after ten minutes', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  await shop.refund(buyer, order);
  await sendForgottenRefunds(shop.ctx);
  expect(await sendJobs()).toHaveLength(1);
  await shop.db.raw('select commerce_jobs.complete_jobs(array(select id from commerce_jobs.jobs))');
  await sendForgottenRefunds(shop.ctx);
  expect(await sendJobs()).toEqual([]);
  shop.later(601);
  await sendForgottenRefunds(shop.ctx);
  await sendForgottenRefunds(shop.ctx);
  expect(await sendJobs()).toHaveLength(1);
  await shop.jobs.run();
  expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'processed' }]);
});

test('a refund whose job has no attempts left is left to staff', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  await shop.refund(buyer, order);
  await shop.db.raw('select commerce_jobs.permanently_fail_jobs(array(select id from commerce_jobs.jobs))');
  shop.later(601);
  await sendForgottenRefunds(shop.ctx);
  expect(await sendJobs()).toHaveLength(1);
});

test('one that was made at the gateway by hand is queried while it is pending there', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  await shop.hostile({ refunds: { outcome: 'pending' } });
  const made = await shop.client.refund(paymentId, { amountPaise: order.total_paise, idempotencyKey: 'made-by-hand' });
  await shop.settle(order.order_id);
  expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'pending' }]);
  const { fetchRefund } = shop.client;
  shop.client.fetchRefund = async () => ({ ...made, status: 'processed' });
  shop.later(601);
  await sendForgottenRefunds(shop.ctx);
  await shop.jobs.run();
  shop.client.fetchRefund = fetchRefund;
  expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'processed' }]);
});
