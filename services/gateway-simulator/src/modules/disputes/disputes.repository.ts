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

const disputes = (on: Knex) => on<DisputeRow>('dispute');

export async function lockDispute(trx: Knex.Transaction, id: string): Promise<DisputeRow | undefined> {
  return disputes(trx).where({ id }).forUpdate().first();
}

export async function insertDispute(on: Knex, row: DisputeRow): Promise<DisputeRow> {
  const [made] = await disputes(on).insert(row).returning('*');
  return made as DisputeRow;
}

export async function changeDispute(on: Knex, id: string, changes: Partial<DisputeRow>): Promise<DisputeRow> {
  const [changed] = await disputes(on).where({ id }).update(changes).returning('*');
  return changed as DisputeRow;
}
