import type { Knex } from 'knex';
import { type ListQuery, pageOf } from '../../lib/lists';
import type { Notes } from '../../lib/notes';

export type RefundStatus = 'pending' | 'processed' | 'failed';

export interface RefundRow {
  id: string;
  payment_id: string;
  amount: number;
  status: RefundStatus;
  speed: string;
  notes: Notes;
  receipt: string | null;
  idempotency_key: string | null;
  request_hash: string;
  created_at: Date;
}

const refunds = (on: Knex) => on<RefundRow>('refund');

export async function findRefund(on: Knex, id: string): Promise<RefundRow | undefined> {
  return refunds(on).where({ id }).first();
}

export async function lockRefund(trx: Knex.Transaction, id: string): Promise<RefundRow | undefined> {
  return refunds(trx).where({ id }).forUpdate().first();
}

export async function findRefundOfKey(on: Knex, idempotencyKey: string): Promise<RefundRow | undefined> {
  return refunds(on).where({ idempotency_key: idempotencyKey }).first();
}

/** False while another call with this key is running. */
export async function lockKey(trx: Knex.Transaction, idempotencyKey: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: [{ locked: boolean }] }>(
    'select pg_try_advisory_xact_lock(hashtextextended(?, 7)) as locked',
    [idempotencyKey],
  );
  return rows[0].locked;
}

export async function insertRefund(on: Knex, row: RefundRow): Promise<RefundRow> {
  const [made] = await refunds(on).insert(row).returning('*');
  return made as RefundRow;
}

export async function changeRefundStatus(on: Knex, id: string, status: RefundStatus): Promise<RefundRow> {
  const [changed] = await refunds(on).where({ id }).update({ status }).returning('*');
  return changed as RefundRow;
}

export async function findRefunds(on: Knex, query: ListQuery, until: Date | undefined): Promise<RefundRow[]> {
  return pageOf<RefundRow>(refunds(on).select('*'), query, until);
}

export async function refundsOfPayment(on: Knex, paymentId: string, query: ListQuery): Promise<RefundRow[]> {
  return pageOf<RefundRow>(refunds(on).select('*').where({ payment_id: paymentId }), query);
}
