import { inflateSync } from 'node:zlib';
import type { DocumentContent } from './document-content';
import { registeredSeller, staff, startDocuments, type Documents } from '../../testing/documents-fixture';
import { storePaidOrder, storeRefund } from '../../testing/stored-order';
import { issueCreditNote, issueInvoice } from './issue-documents';
import { drawDocument } from './pdf/draw-document';

let documents: Documents;
beforeAll(async () => {
  documents = await startDocuments();
});
afterAll(() => documents.stop());

const at = new Date('2026-11-24T06:30:00Z');
const buyer = { id: 7 };

async function soldOrder(items = [{ price: 99_900, title: 'डेटा संरचनाएँ' }]) {
  const { db } = documents;
  const order = await storePaidOrder(db, { userId: buyer.id, items, name: 'कृष्णमूर्ति', language: 'hi', paidAt: at });
  const number = await db.transaction((trx) => issueInvoice(trx, registeredSeller, order.orderId, at));
  const refundId = await storeRefund(db, order, {
    items: order.items.map(({ itemId, total }) => ({ itemId, amount: total })),
    processedAt: at,
  });
  const note = await db.transaction((trx) => issueCreditNote(trx, refundId, at));
  return { order, number, note };
}

/** What fonts of the PDF can draw, by its tables from glyphs to characters. */
function charactersOf(pdf: Buffer): string {
  // A carriage return before the line end belongs to the stream: one in 256 ends with this byte.
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  const texts = streams.map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const codes = texts.filter((text) => text.includes('beginbfrange')).join(' ');
  return [...codes.matchAll(/<([0-9a-f]{4,})>/gi)].map(([, hex = '']) => fromHex(hex)).join('');
}
const fromHex = (hex: string): string =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

test('buyer and staff get the invoice and its credit note as PDF files that no cache stores', async () => {
  const { order, number, note } = await soldOrder();
  for (const [path, name] of [
    ['invoice.pdf', number],
    [`credit-notes/${note}.pdf`, note],
  ] as const)
    for (const reader of [buyer, staff]) {
      const answer = await documents.get(`/api/commerce/orders/${order.orderId}/${path}`, reader);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}.pdf"`,
        'cache-control': 'private, no-store',
      });
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
});

test('each download has the same bytes', async () => {
  const { order, note } = await soldOrder();
  for (const path of ['invoice.pdf', `credit-notes/${note}.pdf`]) {
    const download = async () =>
      (await documents.get(`/api/commerce/orders/${order.orderId}/${path}`, buyer)).rawPayload;
    expect((await download()).equals(await download())).toBe(true);
  }
});

test('others, unknown orders, unknown numbers and the invoice as a credit note are 404; without a token 401', async () => {
  const { order, number, note } = await soldOrder();
  const base = `/api/commerce/orders/${order.orderId}`;
  const statusOf = async (url: string, reader?: { id: number }) => (await documents.get(url, reader)).statusCode;
  expect(await statusOf(`${base}/invoice.pdf`, { id: 8 })).toBe(404);
  expect(await statusOf(`${base}/credit-notes/${note}.pdf`, { id: 8 })).toBe(404);
  expect(await statusOf(`${base}/credit-notes/VPC2627-999999.pdf`, buyer)).toBe(404);
  expect(await statusOf(`${base}/credit-notes/${number}.pdf`, buyer)).toBe(404);
  expect(await statusOf('/api/commerce/orders/00000000-0000-4000-8000-000000000000/invoice.pdf', buyer)).toBe(404);
  expect(await statusOf(`${base}/credit-notes/x.pdf`, buyer)).toBe(400);
  expect(await statusOf(`${base}/invoice.pdf`)).toBe(401);
  const unpaid = await storePaidOrder(documents.db, { userId: 7, items: [{ price: 100 }], paidAt: at });
  expect(await statusOf(`/api/commerce/orders/${unpaid.orderId}/invoice.pdf`, buyer)).toBe(404);
});

test('PDFs are drawn one after the other, and requests beyond the limit are answered 429', async () => {
  // Takes longer to draw than all requests take to arrive.
  const title = 'A long title '.repeat(15);
  const { order } = await soldOrder(Array.from({ length: 60 }, () => ({ price: 100, title })));
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => documents.get(`/api/commerce/orders/${order.orderId}/invoice.pdf`, buyer)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
});

test('Hindi is drawn with glyphs of its own, the file is tagged and in the language of its order', async () => {
  const { number } = await soldOrder();
  const pdf = await drawDocument(await contentOf(number));
  for (const letter of 'कृणमूतडटसरचनएँ₹02345679') expect(charactersOf(pdf)).toContain(letter);
  const text = pdf.toString('latin1');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (hi)');
});

test('many items with long titles go on over pages, and each is there', async () => {
  const { number } = await soldOrder();
  const content = await contentOf(number);
  const [line] = content.lines as [DocumentContent['lines'][number]];
  const lines = Array.from({ length: 20 }, () => ({ ...line, title: 'A long title '.repeat(15) }));
  const pdf = await drawDocument({ ...content, lines });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});

const contentOf = async (number: string): Promise<DocumentContent> => {
  const row = await documents.db<{ number: string; content: DocumentContent }>('documents').where({ number }).first();
  return row?.content as DocumentContent;
};
