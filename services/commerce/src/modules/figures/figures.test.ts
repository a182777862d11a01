import { createTestServer } from '@vidyapath/kit-testing/test-server';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { placeOrder, placePaidOrder } from '../../testing/ordered';
import { startOrders, type TestOrders } from '../../testing/orders-fixture';
import { figuresUpkeep } from './figures';

let shop: TestOrders;
let server: ServiceServer;
let figures: HousekeepingJob[];
beforeAll(async () => {
  shop = await startOrders();
  server = await createTestServer('figures');
  figures = figuresUpkeep(server.withTypeProvider(), shop.ctx);
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

const shown = async (): Promise<string[]> => {
  for (const { run } of figures) await run();
  const text = await server.metrics.metrics();
  return text.split('\n').filter((line) => /^commerce_.* [^0]/.test(line));
};

test('show nothing where nothing waits, and what waits for jobs and for staff', async () => {
  const { order } = await placePaidOrder(shop);
  expect(await shown()).toEqual([]);
  await placeOrder(shop);
  await shop.db('orders').where('order_id', order.order_id).update({ review: 'looked at in a test' });
  await shop.deliverEvent('payment.captured', {
    payment: { entity: { id: 'pay_AAAAAAAAAAAAAA', order_id: 'order_AAAAAAAAAAAAAA' } },
  });
  shop.later(2_700);
  expect(await shown()).toEqual([
    'commerce_gateway_events{state="waiting"} 1',
    expect.stringMatching(/^commerce_gateway_event_oldest_seconds 2[67]/),
    'commerce_orders_overdue 1',
    'commerce_attention{kind="order-review"} 1',
  ]);
});

test('documents that are missing are shown', async () => {
  await shop.db.raw('alter table documents disable trigger documents_immutable');
  await shop.db('documents').delete();
  await shop.db.raw('alter table documents enable trigger documents_immutable');
  expect(await shown()).toEqual(
    expect.arrayContaining([
      'commerce_documents_missing{kind="number"} 1',
      'commerce_documents_missing{kind="invoice"} 1',
    ]),
  );
});
