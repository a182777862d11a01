import type { Knex } from 'knex';
import type { Seller } from '../../config';
import { countDocument, countGiven, countVoidNote } from './count-document';
import { creditedLines, creditNoteContent, type CreditedRefund } from './credit-note-content';
import type { DocumentContent } from './document-content';
import { takeNumber } from './document-series';
import { findDocumentOfOrder, findDocumentOfRefund, findValidNotes, insertDocument } from './documents.repository';
import { invoiceContent } from './invoice-content';
import { readSoldOrder, type SoldOrder } from './sold-order.repository';

// Each takes a number and stores all that is printed, in the caller's transaction, once: a second call gives the number of the first.

/** The invoice or receipt of an order that was paid with money; call it last in the transaction, since its series is locked until the end. */
export async function issueInvoice(trx: Knex.Transaction, seller: Seller, orderId: string, now: Date): Promise<string> {
  const order = await readSoldOrder(trx, orderId);
  const issued = await findDocumentOfOrder(trx, orderId);
  if (issued) return issued.number;
  const number = await takeNumber(trx, seller.gstin === null ? 'receipt' : 'invoice', now);
  return store(trx, order, null, invoiceContent(order, seller, number, now), now);
}

/** Of an order that cost nothing, which has no document: it counts among the sales of the day. */
export const countGivenOrder = async (trx: Knex.Transaction, orderId: string, now: Date): Promise<void> =>
  countGiven(trx, await readSoldOrder(trx, orderId), now);

/** The credit note or refund note of a refund of an order that has an invoice; null where others have taken back all of it. */
export async function issueCreditNote(trx: Knex.Transaction, refundId: string, now: Date): Promise<string | null> {
  const { order_id, refund } = await readRefund(trx, refundId);
  const order = await readSoldOrder(trx, order_id);
  const issued = await findDocumentOfRefund(trx, refundId);
  if (issued) return issued.number;
  const invoice = await findDocumentOfOrder(trx, order_id);
  if (!invoice) throw new Error(`Order ${order.order_number} has no document that a note could name.`);
  const lines = creditedLines(invoice, await findValidNotes(trx, order_id), refund);
  if (lines.length === 0) return null;
  const number = await takeNumber(trx, invoice.kind === 'invoice' ? 'credit-note' : 'refund-note', now);
  return store(trx, order, refundId, creditNoteContent(invoice, lines, refund, number, now), now);
}

/** The refund has failed after all: its note, if it has one, keeps its number and counts no more. */
export async function voidNote(trx: Knex.Transaction, refundId: string, now: Date): Promise<void> {
  const note = await findDocumentOfRefund(trx, refundId);
  if (!note) return;
  const { order_id } = await readRefund(trx, refundId);
  await countVoidNote(trx, note, await readSoldOrder(trx, order_id), now);
}

async function store(
  trx: Knex.Transaction,
  order: SoldOrder,
  refundId: string | null,
  content: DocumentContent,
  now: Date,
): Promise<string> {
  await insertDocument(trx, { content, orderId: order.order_id, refundId, issuedAt: now });
  await countDocument(trx, content, order);
  return content.number;
}

interface RefundRow {
  refund_id: string;
  order_id: string;
  amount_paise: string;
  reason: string;
}

async function readRefund(
  trx: Knex.Transaction,
  refundId: string,
): Promise<{ order_id: string; refund: CreditedRefund }> {
  const row = await trx<RefundRow>('refunds').where('refund_id', refundId).first('order_id', 'amount_paise', 'reason');
  if (!row) throw new Error(`There is no refund ${refundId}.`);
  const items = await trx<{ refund_id: string; item_id: string; amount_paise: string }>('refund_items')
    .where('refund_id', refundId)
    .select('item_id', 'amount_paise');
  return {
    order_id: row.order_id,
    refund: {
      amount: Number(row.amount_paise),
      reason: row.reason,
      items: items.map(({ item_id, amount_paise }) => ({ item_id, amount: Number(amount_paise) })),
    },
  };
}
