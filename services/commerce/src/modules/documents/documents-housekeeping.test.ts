import { placePaidOrder } from '../../testing/ordered';
import { startOrders, type TestOrders } from '../../testing/orders-fixture';
import { documentsJob } from './documents-housekeeping';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterAll(() => shop.stop());

test('documents are neither deleted nor truncated before their time is over', async () => {
  await placePaidOrder(shop);
  const { db } = shop;
  const job = documentsJob(db);
  await job.run();
  await expect(db('documents').delete()).rejects.toThrow('never changed');
  await expect(db.raw('truncate documents')).rejects.toThrow('never changed');
  await db.raw('alter table documents disable trigger documents_immutable');
  await db('documents').update({ keep_until: '2020-03-31' });
  await db.raw('alter table documents enable trigger documents_immutable');
  await job.run();
  expect(await db('documents').count()).toEqual([{ count: '0' }]);
});
