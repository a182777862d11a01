import type { Database } from '@vidyapath/service-kit/database/database';
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

export function createRefundsRepository(db: Database) {
  const rows = (trx: Knex = db) => trx<RefundRow>('refund');
  return {
    find: (id: string, trx?: Knex) => rows(trx).where({ id }).first(),
    lock: (trx: Knex.Transaction, id: string) => rows(trx).where({ id }).forUpdate().first(),
    withKey: (trx: Knex, idempotencyKey: string) => rows(trx).where({ idempotency_key: idempotencyKey }).first(),
    /** False while another call with this key is running. */
    async holdKey(trx: Knex.Transaction, idempotencyKey: string): Promise<boolean> {
      const { rows: held } = await trx.raw<{ rows: [{ held: boolean }] }>(
        'select pg_try_advisory_xact_lock(hashtextextended(?, 7)) as held',
        [idempotencyKey],
      );
      return held[0].held;
    },
    async insert(trx: Knex, row: RefundRow): Promise<RefundRow> {
      const [made] = await rows(trx).insert(row).returning('*');
      return made as RefundRow;
    },
    async changeStatus(trx: Knex, id: string, status: RefundStatus): Promise<RefundRow> {
      const [changed] = await rows(trx).where({ id }).update({ status }).returning('*');
      return changed as RefundRow;
    },
    list: async (query: ListQuery, until?: Date): Promise<RefundRow[]> =>
      pageOf<RefundRow>(rows().select('*'), query, until),
    listOf: async (paymentId: string, query: ListQuery): Promise<RefundRow[]> =>
      pageOf<RefundRow>(rows().select('*').where({ payment_id: paymentId }), query),
  };
}

export type RefundsRepository = ReturnType<typeof createRefundsRepository>;
