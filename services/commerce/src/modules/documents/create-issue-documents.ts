import type { Knex } from 'knex';
import type { Seller } from '../../config';
import { countDocument, countGiven, countVoidNote } from './count-document';
import { creditedLines, creditNoteContent, type CreditedRefund } from './credit-note-content';
import type { DocumentContent } from './document-content';
import { takeNumber } from './document-series';
import { createDocumentsRepository } from './documents.repository';
import { invoiceContent } from './invoice-content';
import type { IssueDocuments } from './issue-documents';
import { readSoldOrder, type SoldOrder } from './sold-order.repository';

/** Each of them issued once: a second call gives the number of the first. */
export function createIssueDocuments({ seller }: { seller: Seller }): IssueDocuments {
  const documents = createDocumentsRepository();

  const store = async (
    trx: Knex.Transaction,
    order: SoldOrder,
    refundId: string | null,
    content: DocumentContent,
    now: Date,
  ): Promise<string> => {
    await documents.insert(trx, { content, orderId: order.order_id, refundId, issuedAt: now });
    await countDocument(trx, content, order);
    return content.number;
  };

  return {
    async invoice(trx, orderId, now) {
      const order = await readSoldOrder(trx, orderId);
      const issued = await documents.ofOrder(trx, orderId);
      if (issued) return issued.number;
      const number = await takeNumber(trx, seller.gstin === null ? 'receipt' : 'invoice', now);
      return store(trx, order, null, invoiceContent(order, seller, number, now), now);
    },

    given: async (trx, orderId, now) => countGiven(trx, await readSoldOrder(trx, orderId), now),

    async creditNote(trx, refundId, now) {
      const { order_id, refund } = await readRefund(trx, refundId);
      const order = await readSoldOrder(trx, order_id);
      const issued = await documents.ofRefund(trx, refundId);
      if (issued) return issued.number;
      const invoice = await documents.ofOrder(trx, order_id);
      if (!invoice) throw new Error(`Order ${order.order_number} has no document that a note could name.`);
      const earlier = await documents.validNotesOf(trx, order_id);
      const lines = creditedLines(invoice, earlier, refund);
      if (lines.length === 0) return null;
      const number = await takeNumber(trx, invoice.kind === 'invoice' ? 'credit-note' : 'refund-note', now);
      return store(trx, order, refundId, creditNoteContent(invoice, lines, refund, number, now), now);
    },

    async voidNote(trx, refundId, now) {
      const note = await documents.ofRefund(trx, refundId);
      if (!note) return;
      const { order_id } = await readRefund(trx, refundId);
      await countVoidNote(trx, note, await readSoldOrder(trx, order_id), now);
    },
  };
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
