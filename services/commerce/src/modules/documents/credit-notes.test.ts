import type { Database } from '@vidyapath/service-kit/database/database';
import { openOffersDatabase } from '../../testing/offers-fixture';
import { registeredSeller } from '../../testing/documents-fixture';
import { storePaidOrder, storeRefund, type StoredOrder } from '../../testing/stored-order';
import { issueCreditNote, issueInvoice } from './issue-documents';
import { sumOfLines } from './document-content';
import { findDocumentOfOrder, findNotes } from './documents.repository';

let commerce: Awaited<ReturnType<typeof openOffersDatabase>>;
let db: Database;
beforeAll(async () => {
  commerce = await openOffersDatabase();
  db = commerce.db;
});
afterAll(() => commerce.drop());

const at = new Date('2026-11-24T06:30:00Z');

const below = (most: number) => Math.floor(Math.random() * most);

async function refund(order: StoredOrder, items: { itemId: string; amount: number }[], amount?: number) {
  const refundId = await storeRefund(db, order, { items, processedAt: at, ...(amount && { amount }) });
  return db.transaction((trx) => issueCreditNote(trx, refundId, at));
}

async function paidOrder(prices: readonly number[], state: '21' | '29') {
  const order = await storePaidOrder(db, { items: prices.map((price) => ({ price })), state, paidAt: at });
  await db.transaction((trx) => issueInvoice(trx, registeredSeller, order.orderId, at));
  return order;
}

async function expectWhollyCredited({ orderId }: StoredOrder) {
  const invoice = await findDocumentOfOrder(db, orderId);
  const notes = await findNotes(db, orderId);
  const { list_paise, discount_paise, ...amounts } = sumOfLines(notes.map(({ totals }) => totals));
  expect(list_paise - discount_paise).toBe(amounts.total_paise);
  expect(invoice?.totals).toMatchObject(amounts);
}

test.each(Array.from({ length: 20 }, (_, run) => [run]))(
  'notes of random partial refunds sum to the invoice (%i)',
  async (run) => {
    const order = await paidOrder(
      [1, 2, 3].map(() => 100 + below(500_000)),
      run % 2 ? '21' : '29',
    );
    for (const { itemId, total } of order.items) {
      let left = total;
      while (left > 0) {
        const amount = Math.min(left, 1 + below(total));
        await refund(order, [{ itemId, amount }]);
        left -= amount;
      }
    }
    await expectWhollyCredited(order);
  },
);

test('a refund that names no items takes from each what is left', async () => {
  const order = await paidOrder([9_999, 33_333], '21');
  await refund(order, [{ itemId: order.items[0]?.itemId ?? '', amount: 5_000 }]);
  await refund(order, [], 9_999 + 33_333 - 5_000);
  await expectWhollyCredited(order);
});

test('no note takes back more than its invoice has left', async () => {
  const order = await paidOrder([50_000], '21');
  const all = [{ itemId: order.items[0]?.itemId ?? '', amount: 50_000 }];
  const numbers = await Promise.all([refund(order, all), refund(order, all)]);
  expect(numbers.filter((number) => number === null)).toHaveLength(1);
  await expectWhollyCredited(order);
});

test('a note names its invoice and the reason, and has a number of at most 16 characters', async () => {
  const order = await paidOrder([50_000], '21');
  const number = await refund(order, [{ itemId: order.items[0]?.itemId ?? '', amount: 50_000 }]);
  expect(number).toMatch(/^VPC2627-[0-9]{6}$/);
  const [note] = await findNotes(db, order.orderId);
  const invoice = await findDocumentOfOrder(db, order.orderId);
  expect(note).toMatchObject({
    kind: 'credit-note',
    number,
    against: { number: invoice?.number, issued_on: '2026-11-24', reason: 'Not what I need' },
    totals: { cgst_paise: 3_814, sgst_paise: 3_814, taxable_paise: 42_372, total_paise: 50_000 },
  });
});
