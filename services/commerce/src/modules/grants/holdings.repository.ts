import type { Knex } from 'knex';
import type { Holdings } from './holdings';
import { movedForward, type QueuedGrant } from './plan-queue';

/** What the person holds without end, of all courses and of these. */
export async function findHoldings(on: Knex, userId: number, courseIds: readonly number[]): Promise<Holdings> {
  const rows = await on<{ course_id: number | null }>('grants')
    .distinct('course_id')
    .where('user_id', userId)
    .whereNull('revoked_at')
    .where('waiting', false)
    .whereNull('ends_at')
    .where((scope) => void scope.whereNull('course_id').orWhereIn('course_id', [...courseIds]));
  const ids = rows.map(({ course_id }) => course_id);
  return { all: ids.includes(null), courses: new Set(ids.filter((id) => id !== null)) };
}

/** Locks for code that changes the grants of people or decides by them. Held until the transaction ends. */
export async function lockHoldings(trx: Knex.Transaction, userIds: readonly number[]): Promise<void> {
  const sql = `select pg_advisory_xact_lock(hashtext('commerce.grants'), id) from unnest(?::int[]) id`;
  await trx.raw(sql, [userIds.toSorted((a, b) => a - b)]);
}

/** A person's grants of all courses that are neither revoked nor over. */
export async function findPlanQueue(trx: Knex.Transaction, userId: number, now: Date): Promise<QueuedGrant[]> {
  const rows: QueuedGrant[] = await trx('grants')
    .leftJoin('order_items', 'order_items.item_id', 'grants.item_id')
    .select('grant_id', 'starts_at', 'ends_at', 'months')
    .where({ user_id: userId, scope: 'all', waiting: false })
    .whereNull('revoked_at')
    .where((time) => void time.whereNull('ends_at').orWhere('ends_at', '>', now));
  return rows;
}

/** Moves forward what waited for a grant that has ended early. Call it under the lock of the person's holdings. */
export async function moveForward(trx: Knex.Transaction, userId: number, now: Date): Promise<void> {
  for (const { grant_id, starts_at, ends_at } of movedForward(await findPlanQueue(trx, userId, now), now))
    await trx('grants').where('grant_id', grant_id).update({ starts_at, ends_at });
}
