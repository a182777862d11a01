import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
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

export function createPaymentsRepository(db: Database) {
  const rows = (trx: Knex = db) => trx<PaymentRow>('payment');
  return {
    find: (id: string, trx?: Knex) => rows(trx).where({ id }).first(),
    lock: (trx: Knex.Transaction, id: string) => rows(trx).where({ id }).forUpdate().first(),
    async insert(trx: Knex, row: Omit<PaymentRow, 'amount_refunded' | 'error'>): Promise<PaymentRow> {
      const [made] = await rows(trx).insert(row).returning('*');
      return made as PaymentRow;
    },
    async change(trx: Knex, id: string, changes: Partial<PaymentRow>): Promise<PaymentRow> {
      const [changed] = await rows(trx).where({ id }).update(changes).returning('*');
      return changed as PaymentRow;
    },
    async ofOrder(orderId: string, trx?: Knex): Promise<PaymentRow[]> {
      return rows(trx).where({ order_id: orderId }).orderBy('position', 'desc');
    },
    list: async (query: ListQuery, until?: Date): Promise<PaymentRow[]> =>
      pageOf<PaymentRow>(rows().select('*'), query, until),
  };
}

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>;
