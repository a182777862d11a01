import type { Knex } from 'knex';
import { movedForward, type QueuedGrant } from './plan-queue';

export interface PlanQueueRepository {
  /** A person's grants of all courses that are neither revoked nor over. */
  find(this: void, trx: Knex.Transaction, userId: number, now: Date): Promise<QueuedGrant[]>;
  /** Moves forward what waited for a grant that has ended early. Call it under the lock of the person's holdings. */
  moveForward(this: void, trx: Knex.Transaction, userId: number, now: Date): Promise<void>;
}

export function createPlanQueueRepository(): PlanQueueRepository {
  const find: PlanQueueRepository['find'] = async (trx, userId, now) => {
    const rows: QueuedGrant[] = await trx('grants')
      .leftJoin('order_items', 'order_items.item_id', 'grants.item_id')
      .select('grant_id', 'starts_at', 'ends_at', 'months')
      .where({ user_id: userId, scope: 'all', waiting: false })
      .whereNull('revoked_at')
      .where((time) => void time.whereNull('ends_at').orWhere('ends_at', '>', now));
    return rows;
  };
  return {
    find,
    async moveForward(trx, userId, now) {
      for (const { grant_id, starts_at, ends_at } of movedForward(await find(trx, userId, now), now))
        await trx('grants').where('grant_id', grant_id).update({ starts_at, ends_at });
    },
  };
}
