import type { Knex } from 'knex';
import type { RevokedGrants } from './item-grants';
import { placedBack } from './plan-queue';
import type { PlanQueueRepository } from './plan-queue.repository';

interface RevokedRow {
  grant_id: string;
  scope: 'course' | 'all';
  starts_at: Date;
  ends_at: Date | null;
  revoked_at: Date;
}

/** Under the lock of the person's holdings. */
export async function restoreGrants(
  trx: Knex.Transaction,
  queue: Pick<PlanQueueRepository, 'find'>,
  userId: number,
  { itemIds, reason }: RevokedGrants,
  now: Date,
): Promise<void> {
  const revoked: RevokedRow[] = await trx('grants')
    .whereIn('item_id', [...itemIds])
    .where('revoke_reason', reason)
    .orderBy('starts_at')
    .select('grant_id', 'scope', 'starts_at', 'ends_at', 'revoked_at');
  for (const { grant_id, scope, ...grant } of revoked) {
    const { starts_at, ends_at } = scope === 'all' ? placedBack(grant, await queue.find(trx, userId, now), now) : grant;
    await trx('grants')
      .where({ grant_id })
      .update({ starts_at, ends_at, revoked_at: null, revoked_by: null, revoke_reason: null });
  }
}
