import type { Knex } from 'knex';
import { type Bought, isOwned } from './holdings';
import type { HoldingsRepository } from './holdings.repository';
import type { GrantedItem, ItemGrants } from './item-grants';
import { endOf, startOfNext } from './plan-queue';
import type { PlanQueueRepository } from './plan-queue.repository';
import { restoreGrants } from './restore-grants';
import type { PublishAccess } from './publish-access';

export interface ItemGrantsDependencies {
  holdings: HoldingsRepository;
  queue: PlanQueueRepository;
  publishAccess: PublishAccess;
}

export function createItemGrants({ holdings, queue, publishAccess }: ItemGrantsDependencies): ItemGrants {
  const giveOne = async (trx: Knex.Transaction, userId: number, item: GrantedItem, now: Date) => {
    const starts_at = item.plan_kind === 'all' ? startOfNext(await queue.find(trx, userId, now), now) : now;
    const taken = await takenBackByStaff(trx, item.item_id);
    const rows = coursesOf(item)
      .filter((course_id) => !taken.has(course_id))
      .map((course_id) => ({
        user_id: userId,
        scope: course_id === null ? 'all' : 'course',
        course_id,
        source: item.kind === 'plan' ? 'plan' : 'order',
        item_id: item.item_id,
        starts_at,
        ends_at: endOf(starts_at, item.months),
        created_at: now,
      }));
    if (rows.length > 0) await trx('grants').insert(rows).onConflict(liveOfItem(trx)).ignore();
  };

  return {
    async owned(trx, userId, items) {
      await holdings.lock(trx, userId);
      const held = await holdings.find(
        trx,
        userId,
        items.flatMap(coursesOf).filter((id) => id !== null),
      );
      return new Set(items.filter((item) => isOwned(held, boughtBy(item))).map(({ item_id }) => item_id));
    },
    async owningOrder(trx, userId, items) {
      const ids = items.flatMap(coursesOf).filter((id) => id !== null);
      const row = await trx('grants')
        .join('order_items', 'order_items.item_id', 'grants.item_id')
        .where('user_id', userId)
        .whereNull('revoked_at')
        .whereNull('ends_at')
        .where((scope) => void scope.whereNull('grants.course_id').orWhereIn('grants.course_id', ids))
        .orderBy('created_at')
        .first<{ order_id: string } | undefined>('order_id');
      return row?.order_id ?? null;
    },
    async give(trx, userId, items, now) {
      await holdings.lock(trx, userId);
      for (const item of items) await giveOne(trx, userId, item, now);
      await publishAccess(trx);
    },
    async revoke(trx, itemIds, reason, now) {
      const live = () =>
        trx('grants')
          .whereIn('item_id', [...itemIds])
          .whereNull('revoked_at');
      const people = await live().distinct<{ user_id: number }[]>('user_id').orderBy('user_id');
      for (const { user_id } of people) await holdings.lock(trx, user_id);
      await live().update({ revoked_at: now, revoke_reason: reason });
      for (const { user_id } of people) await queue.moveForward(trx, user_id, now);
      await publishAccess(trx);
    },
    async restore(trx, userId, { itemIds, reason }, now) {
      await holdings.lock(trx, userId);
      await restoreGrants(trx, queue, userId, { itemIds, reason }, now);
      await publishAccess(trx);
    },
  };
}

/** The index that lets an item give a course once at a time. */
const liveOfItem = (trx: Knex.Transaction) =>
  trx.raw('(item_id, course_id) where revoked_at is null and item_id is not null');

/** What staff has taken back stays taken back, also when a refund of the item fails. */
async function takenBackByStaff(trx: Knex.Transaction, itemId: string): Promise<Set<number | null>> {
  const rows = await trx<{ course_id: number | null }>('grants')
    .where('item_id', itemId)
    .whereNotNull('revoked_by')
    .select('course_id');
  return new Set(rows.map(({ course_id }) => course_id));
}

/** Null: all courses. */
function coursesOf({ kind, course_id, plan_kind, course_ids }: GrantedItem): (number | null)[] {
  if (kind === 'course') return [course_id];
  return plan_kind === 'bundle' ? (course_ids ?? []) : [null];
}

const boughtBy = ({ course_id, plan_kind, course_ids }: GrantedItem): Bought => ({
  course_id,
  plan: plan_kind && { kind: plan_kind, course_ids: course_ids ?? [] },
});
