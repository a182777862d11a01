import { randomUUID } from 'node:crypto';
import type { AdminOrder, AdminOrderDetail, Attention } from '@vidyapath/http/commerce-reports';
import { registeredSeller, staff, startDocuments, type Documents } from '../../../testing/documents-fixture';
import { storePaidOrder, storeRefund, type StoredOrder } from '../../../testing/stored-order';
import { issueInvoice } from '../../documents/documents';

let documents: Documents;
let order: StoredOrder;
const at = new Date('2026-11-24T18:29:00Z');
const admin = '/api/commerce/admin';

beforeAll(async () => {
  documents = await startDocuments();
  const { db } = documents;
  const account = { version: 1, deleted: false, role: 'User', language: 'en' };
  await db('people').insert([
    { ...account, user_id: 1, name: 'Ananya 100%', email: 'ananya@example.in' },
    { ...account, user_id: 2, name: 'Bela', email: 'bela@example.in' },
  ]);
  order = await storePaidOrder(db, { userId: 1, items: [{ price: 50_000 }, { price: 20_000 }], paidAt: at });
  const nextDay = new Date(at.getTime() + 60_000);
  await storePaidOrder(db, { userId: 2, name: 'कृष्ण', items: [{ price: 90_000 }], paidAt: nextDay });
  await db.transaction((trx) => issueInvoice(trx, registeredSeller, order.orderId, at));
});
afterAll(() => documents.stop());

const numbers = async (query: string) =>
  (await documents.get(`${admin}/orders?${query}`, staff)).json<AdminOrder[]>().map(({ buyer }) => buyer.user_id);

test.each([
  ['q=ANANYA%40', [1]],
  ['q=100%25', [1]],
  ['q=0%25x', []],
  ['q=bela', [2]],
  [`q=${encodeURIComponent('कृष्ण')}`, [2]],
  ['q=VPO', [2, 1]],
  ['user_id=1', [1]],
  ['user_id=3', []],
  ['status=refunded', []],
  ['status=paid&sort=total_paise:asc', [1, 2]],
  ['sort=buyer_email:desc', [2, 1]],
  ['sort=paid_at:asc', [1, 2]],
  ['from=2026-11-25', [2]],
  ['to=2026-11-24', [1]],
  ['from=2026-11-24&to=2026-11-25', [2, 1]],
])('orders by %s', async (query, expected) => {
  expect(await numbers(query)).toEqual(expected);
});

test('a row is the order with its buyer, and the total is counted', async () => {
  const answer = await documents.get(`${admin}/orders?sort=created_at:asc&limit=1`, staff);
  expect(answer.headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' });
  expect(answer.json()).toMatchObject([
    {
      order_id: order.orderId,
      order_number: order.orderNumber,
      status: 'paid',
      total_paise: 70_000,
      items: [{ total_paise: 50_000 }, { total_paise: 20_000 }],
      invoice_number: 'VP2627-000001',
      buyer: { user_id: 1, name: 'Ananya 100%', email: 'ananya@example.in' },
    },
  ]);
});

test('an order has its history, payments, documents and the events of the gateway, without their bodies', async () => {
  const { db } = documents;
  const row = await db('orders').where('order_id', order.orderId).first<{ gateway_order_id: string }>();
  const raw = Buffer.from(JSON.stringify({ payload: { payment: { entity: { order_id: row.gateway_order_id } } } }));
  const other = Buffer.from('{"order_id":"order_anotherOne1234"}');
  await db('gateway_events').insert([
    { event_id: 'e1', type: 'order.paid', raw, received_at: at },
    { event_id: 'e2', type: 'order.paid', raw: other, received_at: at, processed_at: at },
  ]);
  await db('order_history').insert({
    order_id: order.orderId,
    at,
    event: 'paid',
    from_status: 'pending',
    to_status: 'paid',
  });
  const detail = (await documents.get(`${admin}/orders/${order.orderId}`, staff)).json<AdminOrderDetail>();
  expect(detail).toMatchObject({
    buyer: { email: 'ananya@example.in' },
    history: [{ event: 'paid', to_status: 'paid' }],
    payments: [{ status: 'captured', amount_paise: 70_000, pays_order: true }],
    documents: [{ number: 'VP2627-000001', kind: 'invoice', total_paise: 70_000 }],
  });
  expect(detail.gateway_events.map(({ event_id }) => event_id)).toEqual(['e1']);
  expect(JSON.stringify(detail)).not.toContain('raw');
  expect((await documents.get(`${admin}/orders/${randomUUID()}`, staff)).statusCode).toBe(404);
});

test('attention lists reviews, failed refunds, disputes, stuck events and late coupons with what they are about', async () => {
  const { db } = documents;
  const refundId = await storeRefund(db, order, { items: [], amount: 20_000, processedAt: at });
  await db('refunds')
    .where('refund_id', refundId)
    .update({ status: 'failed', processed_at: null, failed_at: at, last_error: 'refused' });
  await db('orders').where('order_id', order.orderId).update({ review: 'the amount differs: pay_1' });
  const dispute = { gateway_payment_id: order.paymentId, order_id: order.orderId, amount_paise: 70_000 };
  await db('disputes').insert({ ...dispute, dispute_id: 'disp_1', status: 'open', created_at: at, updated_at: at });
  await db('disputes').insert({ ...dispute, dispute_id: 'disp_2', status: 'won', created_at: at, updated_at: at });
  await db('gateway_events').insert({
    event_id: 'e3',
    type: 'refund.failed',
    raw: Buffer.from('{}'),
    received_at: new Date(0),
  });
  const list = (await documents.get(`${admin}/attention`, staff)).json<Attention[]>();
  const kinds = new Map(list.map((item) => [item.id, item]));
  expect(kinds.get(order.orderId)).toMatchObject({ kind: 'order-review', detail: 'the amount differs: pay_1' });
  expect(kinds.get(refundId)).toMatchObject({ kind: 'refund-failed', amount_paise: 20_000, detail: 'refused' });
  expect(kinds.get('disp_1')).toMatchObject({ kind: 'dispute', order_number: order.orderNumber });
  expect(kinds.has('disp_2')).toBe(false);
  expect(kinds.get('e3')).toMatchObject({ kind: 'event-stuck', order_id: null });
});

test.each(['orders', `orders/${randomUUID()}`, 'attention'])('%s is for staff', async (path) => {
  expect((await documents.get(`${admin}/${path}`)).statusCode).toBe(401);
  expect((await documents.get(`${admin}/${path}`, { id: 1 })).statusCode).toBe(403);
});
