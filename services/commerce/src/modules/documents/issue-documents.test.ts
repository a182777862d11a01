import { isGstin } from '@vidyapath/http/gstin';
import type { Database } from '@vidyapath/service-kit/database/database';
import { openOffersDatabase } from '../../testing/offers-fixture';
import { registeredSeller, unregisteredSeller } from '../../testing/documents-fixture';
import { storePaidOrder, storeRefund } from '../../testing/stored-order';
import { issueCreditNote, issueInvoice } from './issue-documents';
import type { DocumentContent } from './document-content';

let commerce: Awaited<ReturnType<typeof openOffersDatabase>>;
let db: Database;
beforeAll(async () => {
  commerce = await openOffersDatabase();
  db = commerce.db;
});
afterAll(() => commerce.drop());

const paidAt = new Date('2026-11-24T06:30:00Z');
const items = [{ price: 99_900, list: 129_900, discount: 10_000, title: 'Data structures' }];

const issueFor = (orderId: string, now = paidAt, seller = registeredSeller) =>
  db.transaction((trx) => issueInvoice(trx, seller, orderId, now));
const contentOf = async (number: string) =>
  (await db<{ number: string; content: DocumentContent }>('documents').where({ number }).first())?.content;

test('200 invoices, 50 at once, over the turn of a financial year have two series without gap or double', async () => {
  const turn = new Date('2027-03-31T18:30:00Z');
  const orders = [];
  for (let count = 0; count < 200; count++) orders.push(await storePaidOrder(db, { items, paidAt }));
  const numbers: string[] = [];
  for (let first = 0; first < orders.length; first += 50) {
    const atOnce = orders.slice(first, first + 50);
    const issued = atOnce.map(({ orderId }, index) =>
      issueFor(orderId, new Date(turn.getTime() + (index % 2 ? 0 : -1_000))),
    );
    numbers.push(...(await Promise.all(issued)));
  }
  const series = (prefix: string) => numbers.filter((number) => number.startsWith(prefix)).sort();
  const expected = (prefix: string) =>
    Array.from({ length: 100 }, (_, index) => `${prefix}${String(index + 1).padStart(6, '0')}`);
  expect(series('VP2627-')).toEqual(expected('VP2627-'));
  expect(series('VP2728-')).toEqual(expected('VP2728-'));
});

test('a transaction that is undone takes no number', async () => {
  const undone = await storePaidOrder(db, { items, paidAt });
  const kept = await storePaidOrder(db, { items, paidAt });
  const now = new Date('2030-01-01T00:00:00Z');
  const failed = db.transaction(async (trx) => {
    await issueInvoice(trx, registeredSeller, undone.orderId, now);
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(await issueFor(kept.orderId, now)).toBe('VP2930-000001');
});

test('an order has one invoice, however often and at once it is asked for', async () => {
  const { orderId } = await storePaidOrder(db, { items, paidAt });
  const numbers = await Promise.all([1, 2, 3, 4, 5].map(() => issueFor(orderId)));
  expect(new Set(numbers).size).toBe(1);
});

test('an invoice has the particulars of GST rule 46', async () => {
  expect(isGstin(registeredSeller.gstin ?? '')).toBe(true);
  const buyer = { name: 'अनन्या राव', gstin: '27AAPFU0939F1ZV', address: 'Pune', state: '27' } as const;
  const order = await storePaidOrder(db, { items, paidAt, ...buyer, language: 'hi', method: 'card' });
  const number = await issueFor(order.orderId);
  expect(number).toMatch(/^VP2627-[0-9]{6}$/);
  expect(await contentOf(number)).toMatchObject({
    kind: 'invoice',
    number,
    issued_on: '2026-11-24',
    seller: {
      name: registeredSeller.name,
      address: registeredSeller.address,
      gstin: registeredSeller.gstin,
      state: { code: '21', name: 'Odisha' },
    },
    buyer: { name: 'अनन्या राव', address: 'Pune', gstin: '27AAPFU0939F1ZV' },
    place_of_supply: { code: '27', name: 'Maharashtra' },
    order: { number: order.orderNumber, ordered_on: '2026-11-24' },
    lines: [
      {
        title: 'Data structures',
        sac: '999293',
        list_paise: 129_900,
        discount_paise: 40_000,
        taxable_paise: 76_186,
        cgst_paise: 0,
        sgst_paise: 0,
        igst_paise: 13_714,
        total_paise: 89_900,
      },
    ],
    tax: { rate_percent: 18, state_tax: 'SGST' },
    amount_in_words: 'आठ सौ निन्यानवे रुपये मात्र',
    reverse_charge: false,
  });
});

test.each([
  ['21', 'SGST'],
  ['38', 'UTGST'],
  ['34', 'SGST'],
] as const)('within state %s half of the tax is %s', async (state, state_tax) => {
  const local = { ...registeredSeller, state };
  const order = await storePaidOrder(db, { items, paidAt, state, ratePercent: null });
  const content = await contentOf(await issueFor(order.orderId, paidAt, local));
  expect(content?.tax).toEqual({ rate_percent: 18, state_tax });
  expect(content?.totals).toMatchObject({ cgst_paise: 6_857, sgst_paise: 6_857, igst_paise: 0, taxable_paise: 76_186 });
});

test('without a GSTIN documents are receipts and refund notes without tax', async () => {
  const order = await storePaidOrder(db, { items, paidAt, ratePercent: null });
  const number = await issueFor(order.orderId, paidAt, unregisteredSeller);
  expect(number).toMatch(/^VPR2627-[0-9]{6}$/);
  expect(await contentOf(number)).toMatchObject({
    kind: 'receipt',
    tax: null,
    totals: { igst_paise: 0, cgst_paise: 0 },
  });

  const refund = { items: order.items.map(({ itemId, total }) => ({ itemId, amount: total })), processedAt: paidAt };
  const refundId = await storeRefund(db, order, refund);
  // The seller has a GSTIN by now; the receipt had none.
  const note = await db.transaction((trx) => issueCreditNote(trx, refundId, paidAt));
  expect(note).toMatch(/^VPN2627-[0-9]{6}$/);
  expect(await contentOf(note ?? '')).toMatchObject({ kind: 'refund-note', tax: null, against: { number } });
});

test.each(['update documents set total_paise = 1', 'delete from documents'])('%s is refused', async (statement) => {
  await issueFor((await storePaidOrder(db, { items, paidAt })).orderId);
  await expect(db.raw(statement)).rejects.toThrow('documents are never changed');
});
