import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';

export type DisputeStatus = 'open' | 'under_review' | 'won' | 'lost' | 'closed';

export interface DisputeRow {
  id: string;
  payment_id: string;
  amount: number;
  amount_deducted: number;
  status: DisputeStatus;
  phase: string;
  created_at: Date;
  respond_by: Date;
}

export function createDisputesRepository(db: Database) {
  const rows = (trx: Knex = db) => trx<DisputeRow>('dispute');
  return {
    lock: (trx: Knex.Transaction, id: string) => rows(trx).where({ id }).forUpdate().first(),
    async insert(trx: Knex, row: DisputeRow): Promise<DisputeRow> {
      const [made] = await rows(trx).insert(row).returning('*');
      return made as DisputeRow;
    },
    async change(trx: Knex, id: string, changes: Partial<DisputeRow>): Promise<DisputeRow> {
      const [changed] = await rows(trx).where({ id }).update(changes).returning('*');
      return changed as DisputeRow;
    },
  };
}

export type DisputesRepository = ReturnType<typeof createDisputesRepository>;
