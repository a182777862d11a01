import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order } from '@vidyapath/http/commerce-orders';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import { optionsOfDatabase } from '@vidyapath/service-kit/database/database';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import type { KillPoint } from '../../testing/kill-point';
import type { KilledShop } from '../../testing/killed-shop.fixture';
import { brokenInvariants } from '../../testing/order-invariants';
import { placeOrder, placePaidOrder } from '../../testing/ordered';
import { aBuyer, type Person, startOrders, type TestOrders } from '../../testing/orders-fixture';

// Each takes the time of two processes.
jest.setTimeout(300_000);

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
beforeEach(() => {
  shop.clock.now = new Date();
});
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([]);
  await shop.hostile({});
  await forgetJobs();
});
afterAll(() => shop.stop());

/** Also jobs that would find the payment or refund in another way. */
const forgetJobs = () => shop.db('commerce_jobs._private_jobs').delete();
const makeDue = () => shop.db('commerce_jobs._private_jobs').update({ run_at: shop.db.fn.now() });
const documentsOf = async ({ order_id }: Order): Promise<number> =>
  (await shop.db('documents').where({ order_id })).length;
const liveGrants = async ({ id }: Person): Promise<number> =>
  (await shop.db('grants').where('user_id', id).whereNull('revoked_at')).length;

/** Starts a process that does what is due, or orders, and is killed at this step. */
async function killAt(killPoint: KillPoint, order?: KilledShop['order']): Promise<void> {
  const { url, schema, role } = optionsOfDatabase(shop.db);
  const killed: KilledShop = {
    database: { url, schema, ...(role && { role }) },
    gateway: shop.gateway.baseUrl,
    killPoint,
    ...(order && { order }),
  };
  const file = join(__dirname, '../../testing/killed-shop.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(killed)], { stdio: 'inherit' });
  const timeout = setTimeout(() => child.kill('SIGTERM'), 120_000);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearTimeout(timeout);
  expect(signal).toBe('SIGKILL');
}

/** Another process continues until the order is in the expected state. */
async function recover(buyer: Person, order: Order, isDone: (seen: Order) => boolean): Promise<Order> {
  const server = await createTestServer();
  const timing = { lookEvery: 100, deadAfter: 500 };
  const jobs = createJobs(server, { db: shop.db, now: () => new Date(), timing });
  for (const { job, run } of shop.jobs.handled) jobs.handle(job, run);
  await server.ready();
  const look = async () => {
    const seen = await shop.see(buyer, order);
    return isDone(seen) ? seen : undefined;
  };
  try {
    return await until(look);
  } finally {
    await server.close();
  }
}

const killPoints = (...steps: string[]): KillPoint[] =>
  steps.flatMap((step) => (['before', 'after'] as const).map((when) => ({ when, step })));

test.each(killPoints('createOrder'))(
  'killed $when $step nothing is ordered, and the buyer orders again',
  async (killPoint) => {
    const buyer = aBuyer();
    const { course_id } = await shop.course();
    const items = [{ kind: 'course' as const, course_id }];
    const body = { items, billing: { name: 'Ananya Rao', place_of_supply: '21' }, expected_total_paise: 49_900 };
    await killAt(killPoint, { userId: buyer.id, body });
    expect(await shop.db('orders').where('user_id', buyer.id)).toEqual([]);
    expect((await shop.order(buyer, body)).statusCode).toBe(201);
  },
);

test.each(killPoints('fetchOrderPayments', 'capture', 'fetchPayment', 'fetchRefunds', 'invoice'))(
  'killed $when $step a payment is taken once by another process',
  async (killPoint) => {
    const { buyer, order } = await placeOrder(shop);
    const paymentId = await shop.gateway.pay(order.checkout?.gateway_order_id ?? '', 'authorized');
    await makeDue();
    await killAt(killPoint);
    expect([await documentsOf(order), await liveGrants(buyer)]).toEqual([0, 0]);
    await recover(buyer, order, ({ status }) => status === 'paid');
    expect([await documentsOf(order), await liveGrants(buyer)]).toEqual([1, 1]);
    expect(await shop.client.fetchPayment(paymentId)).toMatchObject({ status: 'captured', amount_refunded: 0 });
  },
);

test.each(killPoints('refund', 'fetchRefund', 'creditNote'))(
  'killed $when $step a refund is made once by another process',
  async (killPoint) => {
    const { buyer, order, paymentId } = await placePaidOrder(shop);
    await forgetJobs();
    const asksAgain = killPoint.step === 'fetchRefund';
    if (asksAgain) await shop.hostile({ refunds: { outcome: 'pending-then-processed', lateSeconds: 1 } });
    await shop.refund(buyer, order);
    if (asksAgain) await shop.jobs.run();
    await makeDue();
    await killAt(killPoint);
    const { refunds } = await recover(buyer, order, (seen) => seen.refunds.every(({ status }) => status !== 'pending'));
    expect(refunds).toMatchObject([{ status: 'processed', credit_note_number: expect.stringMatching(/^VPC/) }]);
    expect([await documentsOf(order), await liveGrants(buyer)]).toEqual([2, 0]);
    expect(await shop.client.fetchRefunds(paymentId)).toMatchObject([{ status: 'processed', amount: 49_900 }]);
  },
);
