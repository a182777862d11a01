import type { Knex } from 'knex';
import { endOfFinancialYear } from '@vidyapath/service-kit/time/india';
import type { DocumentContent } from './document-content';

export interface NewDocument {
  content: DocumentContent;
  orderId: string;
  refundId: string | null;
  issuedAt: Date;
}

interface DocumentRow {
  number: string;
  order_id: string;
  refund_id: string | null;
  issued_at: Date;
  content: DocumentContent;
}

const yearsKept = 8;

export async function insertDocument(
  trx: Knex.Transaction,
  { content, orderId, refundId, issuedAt }: NewDocument,
): Promise<void> {
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
}

/** The invoice or receipt of an order. */
export const findDocumentOfOrder = async (on: Knex, orderId: string): Promise<DocumentContent | undefined> =>
  (await on<DocumentRow>('documents').where({ order_id: orderId, refund_id: null }).first('content'))?.content;

export const findDocumentOfRefund = async (on: Knex, refundId: string): Promise<DocumentContent | undefined> =>
  (await on<DocumentRow>('documents').where('refund_id', refundId).first('content'))?.content;

/** Credit notes or refund notes of an order, the oldest first. */
export const findNotes = async (on: Knex, orderId: string): Promise<DocumentContent[]> =>
  (await notes(on, orderId)).map(({ content }) => content);

/** Without those of refunds that failed after all. */
export async function findValidNotes(on: Knex, orderId: string): Promise<DocumentContent[]> {
  const valid = on('refunds').where('order_id', orderId).whereNot('status', 'failed').select('refund_id');
  return (await notes(on, orderId).whereIn('refund_id', valid)).map(({ content }) => content);
}

const notes = (on: Knex, orderId: string) =>
  on('documents')
    .where('order_id', orderId)
    .whereNotNull('refund_id')
    .orderBy('issued_at')
    .select<Pick<DocumentRow, 'content'>[]>('content');
