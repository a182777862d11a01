import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { type ListQuery, pageOf } from '../../lib/lists';
import type { Notes } from '../../lib/notes';

export interface OrderRow {
  id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  receipt: string | null;
  notes: Notes;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  manual_capture: boolean;
  created_at: Date;
}

export interface OrderQuery extends ListQuery {
  receipt?: string;
  authorized?: number;
}

export function createOrdersRepository(db: Database) {
  const rows = (trx: Knex = db) => trx<OrderRow>('gateway_order');
  return {
    find: (id: string, trx?: Knex) => rows(trx).where({ id }).first(),
    lock: (trx: Knex.Transaction, id: string) => rows(trx).where({ id }).forUpdate().first(),
    async insert(row: Omit<OrderRow, 'amount_paid' | 'status' | 'attempts'>): Promise<OrderRow> {
      const [made] = await rows().insert(row).returning('*');
      return made as OrderRow;
    },
    async change(trx: Knex, id: string, changes: Partial<OrderRow>): Promise<OrderRow> {
      const [changed] = await rows(trx).where({ id }).update(changes).returning('*');
      return changed as OrderRow;
    },
    async changeNotes(id: string, notes: Notes): Promise<OrderRow | undefined> {
      const [changed] = await rows().where({ id }).update({ notes }).returning('*');
      return changed;
    },
    async list({ receipt, authorized, ...page }: OrderQuery, until?: Date): Promise<OrderRow[]> {
      const found = rows().select('*');
      if (receipt !== undefined) void found.where({ receipt });
      if (authorized !== undefined) {
        const paid = db('payment').select('order_id').whereIn('status', ['authorized', 'captured', 'refunded']);
        void found[authorized === 1 ? 'whereIn' : 'whereNotIn']('id', paid);
      }
      return pageOf<OrderRow>(found, page, until);
    },
  };
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>;
