import type { Knex } from 'knex';
import { withNumbers } from '../amounts';
import type { PaymentStatus } from './payment-status';

export interface PaymentRow {
  gateway_payment_id: string;
  order_id: string;
  amount_paise: number;
  currency: string;
  status: PaymentStatus;
  method: string | null;
  captured_at: Date | null;
  pays_order: boolean;
  /** Of refunds that are under way or done. */
  refunded_paise: number;
  created_at: Date;
  updated_at: Date;
}

const paymentOf = (row: PaymentRow): PaymentRow => withNumbers(row, ['amount_paise', 'refunded_paise']);

/** The oldest first. */
export async function paymentsOf(on: Knex, orderIds: readonly string[]): Promise<PaymentRow[]> {
  const rows = await on('payments')
    .whereIn('order_id', [...orderIds])
    .orderBy(['created_at', 'gateway_payment_id'])
    .select<PaymentRow[]>('*');
  return rows.map(paymentOf);
}

export async function findPayment(on: Knex, id: string): Promise<PaymentRow | undefined> {
  const row = await on<PaymentRow>('payments').where('gateway_payment_id', id).first();
  return row && paymentOf(row);
}

export async function savePayment(
  trx: Knex.Transaction,
  row: Omit<PaymentRow, 'pays_order' | 'refunded_paise'>,
): Promise<void> {
  const { amount_paise, currency, status, method, captured_at, updated_at } = row;
  await trx('payments')
    .insert(row)
    .onConflict('gateway_payment_id')
    .merge({ amount_paise, currency, status, method, captured_at, updated_at });
}

/** `by` is negative where a refund has failed. */
export async function countRefund(trx: Knex.Transaction, paymentId: string, by: number, at: Date): Promise<void> {
  await trx('payments')
    .where('gateway_payment_id', paymentId)
    .update({ refunded_paise: trx.raw('refunded_paise + ?', [by]), updated_at: at });
}

/** What came in and has not gone back. */
export const moneyLeft = ({
  amount_paise,
  refunded_paise,
}: Pick<PaymentRow, 'amount_paise' | 'refunded_paise'>): number => amount_paise - refunded_paise;

/** Whether the gateway knows of an attempt that may still be captured. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'created' || status === 'authorized';
