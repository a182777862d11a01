import type { Knex } from 'knex';

/** Between orders that name a course and its withdrawal. */
export interface CourseLocks {
  /** No one can withdraw these courses until the transaction ends; waits for a withdrawal that is under way. */
  hold(this: void, trx: Knex, ids: readonly number[]): Promise<void>;
  /** Lets no order that names the course begin until the transaction ends; waits for those under way. */
  close(this: void, trx: Knex.Transaction, id: number): Promise<void>;
}

export const createCourseLocks = (): CourseLocks => ({
  async hold(trx, ids) {
    const sql = `select pg_advisory_xact_lock_shared(hashtext('commerce.courses'), id) from unnest(?::int[]) id`;
    await trx.raw(sql, [[...new Set(ids)]]);
  },
  async close(trx, id) {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('commerce.courses'), ?)`, [id]);
  },
});
