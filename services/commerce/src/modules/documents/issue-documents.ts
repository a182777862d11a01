import type { Knex } from 'knex';

/** Takes a number and stores all that is printed, in the caller's transaction. */
export interface IssueDocuments {
  /** The invoice or receipt of an order that was paid with money; call it last in the transaction, since its series is locked until the end. */
  invoice(this: void, trx: Knex.Transaction, orderId: string, now: Date): Promise<string>;
  /** Of an order that cost nothing, which has no document: it counts among the sales of the day. */
  given(this: void, trx: Knex.Transaction, orderId: string, now: Date): Promise<void>;
  /** The credit note or refund note of a refund of an order that has an invoice; null where others have taken back all of it. */
  creditNote(this: void, trx: Knex.Transaction, refundId: string, now: Date): Promise<string | null>;
  /** The refund has failed after all: its note, if it has one, keeps its number and counts no more. */
  voidNote(this: void, trx: Knex.Transaction, refundId: string, now: Date): Promise<void>;
}
