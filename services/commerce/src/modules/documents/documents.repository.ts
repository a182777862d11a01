import type { Knex } from 'knex';
import { endOfFinancialYear } from '@vidyapath/service-kit/time/india';
import type { DocumentContent } from './document-content';

export interface NewDocument {
  content: DocumentContent;
  orderId: string;
  refundId: string | null;
  issuedAt: Date;
}

export interface DocumentsRepository {
  insert(this: void, trx: Knex.Transaction, document: NewDocument): Promise<void>;
  /** The invoice or receipt of an order. */
  ofOrder(this: void, on: Knex, orderId: string): Promise<DocumentContent | undefined>;
  ofRefund(this: void, on: Knex, refundId: string): Promise<DocumentContent | undefined>;
  /** Credit notes or refund notes of an order, the oldest first. */
  notesOf(this: void, on: Knex, orderId: string): Promise<DocumentContent[]>;
  /** Without those of refunds that failed after all. */
  validNotesOf(this: void, on: Knex, orderId: string): Promise<DocumentContent[]>;
}

interface DocumentRow {
  number: string;
  order_id: string;
  refund_id: string | null;
  issued_at: Date;
  content: DocumentContent;
}

const yearsKept = 8;

export const createDocumentsRepository = (): DocumentsRepository => ({
  async insert(trx, { content, orderId, refundId, issuedAt }) {
    const { taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise } = content.totals;
    const [year = '', ...monthAndDay] = endOfFinancialYear(issuedAt).split('-');
    await trx('documents').insert({
      number: content.number,
      kind: content.kind,
      order_id: orderId,
      refund_id: refundId,
      issued_at: issuedAt,
      total_paise,
      taxable_paise,
      cgst_paise,
      sgst_paise,
      igst_paise,
      content: JSON.stringify(content),
      keep_until: [Number(year) + yearsKept, ...monthAndDay].join('-'),
    });
  },
  ofOrder: async (on, orderId) =>
    (await on<DocumentRow>('documents').where({ order_id: orderId, refund_id: null }).first('content'))?.content,
  ofRefund: async (on, refundId) =>
    (await on<DocumentRow>('documents').where('refund_id', refundId).first('content'))?.content,
  notesOf: async (on, orderId) => (await notes(on, orderId)).map(({ content }) => content),
  validNotesOf: async (on, orderId) => {
    const valid = on('refunds').where('order_id', orderId).whereNot('status', 'failed').select('refund_id');
    return (await notes(on, orderId).whereIn('refund_id', valid)).map(({ content }) => content);
  },
});

const notes = (on: Knex, orderId: string) =>
  on('documents')
    .where('order_id', orderId)
    .whereNotNull('refund_id')
    .orderBy('issued_at')
    .select<Pick<DocumentRow, 'content'>[]>('content');
