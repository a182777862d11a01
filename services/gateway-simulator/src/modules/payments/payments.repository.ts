import type { Knex } from 'knex';
import { unknownId } from '../../lib/gateway-error';
import { type ListQuery, pageOf } from '../../lib/lists';
import type { Notes } from '../../lib/notes';

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
export type PaymentMethod = 'upi' | 'card' | 'netbanking';

/** Why a payment failed, in the words of the gateway's payment entity. */
export interface PaymentError {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
}

export interface PaymentRow {
  id: string;
  order_id: string;
  amount: number;
  status: PaymentStatus;
  method: PaymentMethod;
  amount_refunded: number;
  email: string;
  contact: string;
  notes: Notes;
  error: PaymentError | null;
  created_at: Date;
}

const payments = (on: Knex) => on<PaymentRow>('payment');

export async function findPayment(on: Knex, id: string): Promise<PaymentRow | undefined> {
  return payments(on).where({ id }).first();
}

/** Refuses an id that is not known. */
export async function paymentOf(on: Knex, id: string): Promise<PaymentRow> {
  const row = await findPayment(on, id);
  if (!row) throw unknownId();
  return row;
}

export async function lockPayment(trx: Knex.Transaction, id: string): Promise<PaymentRow | undefined> {
  return payments(trx).where({ id }).forUpdate().first();
}

export async function insertPayment(on: Knex, row: Omit<PaymentRow, 'amount_refunded' | 'error'>): Promise<PaymentRow> {
  const [made] = await payments(on).insert(row).returning('*');
  return made as PaymentRow;
}

export async function changePayment(on: Knex, id: string, changes: Partial<PaymentRow>): Promise<PaymentRow> {
  const [changed] = await payments(on).where({ id }).update(changes).returning('*');
  return changed as PaymentRow;
}

export async function paymentsOfOrder(on: Knex, orderId: string): Promise<PaymentRow[]> {
  return payments(on).where({ order_id: orderId }).orderBy('position', 'desc');
}

export async function findPayments(on: Knex, query: ListQuery, until: Date | undefined): Promise<PaymentRow[]> {
  return pageOf<PaymentRow>(payments(on).select('*'), query, until);
}
