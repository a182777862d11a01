import type { Knex } from 'knex';
import type { Holdings } from './holdings';

export interface HoldingsRepository {
  /** What the person holds without end, of all courses and of these. */
  find(this: void, on: Knex, userId: number, courseIds: readonly number[]): Promise<Holdings>;
  /** A lock for code that changes a person's grants or decides by them. Held until the transaction ends. */
  lock(this: void, trx: Knex.Transaction, userId: number): Promise<void>;
}

export const createHoldingsRepository = (): HoldingsRepository => ({
  async find(on, userId, courseIds) {
    const rows = await on<{ course_id: number | null }>('grants')
      .distinct('course_id')
      .where('user_id', userId)
      .whereNull('revoked_at')
      .where('waiting', false)
      .whereNull('ends_at')
      .where((scope) => void scope.whereNull('course_id').orWhereIn('course_id', [...courseIds]));
    const ids = rows.map(({ course_id }) => course_id);
    return { all: ids.includes(null), courses: new Set(ids.filter((id) => id !== null)) };
  },
  async lock(trx, userId) {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('commerce.grants'), ?)`, [userId]);
  },
});
