import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { type Bought, isOwned } from './holdings';
import { findHoldings, findPlanQueue, lockHoldings, moveForward } from './holdings.repository';
import { endOf, placedBack, startOfNext } from './plan-queue';
import { publishAccess } from './publish-access';

/** An order's item as its grants need it. */
export interface GrantedItem {
  item_id: string;
  kind: 'course' | 'plan';
  course_id: number | null;
  plan_kind: 'bundle' | 'all' | null;
  months: number | null;
  course_ids: number[] | null;
}

interface RevokedGrant {
  grant_id: string;
  scope: 'course' | 'all';
  starts_at: Date;
  ends_at: Date | null;
  revoked_at: Date;
}

/**
 * Of these items, those that the person owns already without end: a course by a grant of it or of all courses, a bundle by all of its
 * courses, a plan of all courses by one for life. Locks what it read until the transaction ends.
 */
export async function findOwned(
  trx: Knex.Transaction,
  userId: number,
  items: readonly GrantedItem[],
): Promise<Set<string>> {
  await lockHoldings(trx, [userId]);
  const holdings = await findHoldings(trx, userId, namedCourses(items));
  return new Set(items.filter((item) => isOwned(holdings, boughtBy(item))).map(({ item_id }) => item_id));
}

/** The first order by which the person holds one of these items; null: staff gave it, or it was free. */
export async function findOwningOrder(
  trx: Knex.Transaction,
  userId: number,
  items: readonly GrantedItem[],
): Promise<string | null> {
  const row = await trx('grants')
    .join('order_items', 'order_items.item_id', 'grants.item_id')
    .where('user_id', userId)
    .whereNull('revoked_at')
    .whereNull('ends_at')
    .where((scope) => void scope.whereNull('grants.course_id').orWhereIn('grants.course_id', namedCourses(items)))
    .orderBy('created_at')
    .first<{ order_id: string } | undefined>('order_id');
  return row?.order_id ?? null;
}

/** Gives what the items bring; a plan of all courses begins when the one before ends. */
export async function giveItems(
  events: Events,
  trx: Knex.Transaction,
  userId: number,
  items: readonly GrantedItem[],
  now: Date,
): Promise<void> {
  await lockHoldings(trx, [userId]);
  for (const item of items) await giveItem(trx, userId, item, now);
  await publishAccess(events, trx);
}

/** Ends what the items gave, and moves forward a plan that was waiting for one of them to end. */
export async function revokeItems(
  events: Events,
  trx: Knex.Transaction,
  itemIds: readonly string[],
  reason: string,
  now: Date,
): Promise<void> {
  const live = () =>
    trx('grants')
      .whereIn('item_id', [...itemIds])
      .whereNull('revoked_at');
  const people = await live().distinct('user_id').pluck<number[]>('user_id');
  await lockHoldings(trx, people);
  await live().update({ revoked_at: now, revoke_reason: reason });
  for (const userId of people) await moveForward(trx, userId, now);
  await publishAccess(events, trx);
}

/** Gives back what was revoked for this reason; what is left of a plan that others have followed since then comes after them. */
export async function restoreItems(
  events: Events,
  trx: Knex.Transaction,
  userId: number,
  { itemIds, reason }: { itemIds: readonly string[]; reason: string },
  now: Date,
): Promise<void> {
  await lockHoldings(trx, [userId]);
  const revoked: RevokedGrant[] = await trx('grants')
    .whereIn('item_id', [...itemIds])
    .where('revoke_reason', reason)
    .orderBy('starts_at')
    .select('grant_id', 'scope', 'starts_at', 'ends_at', 'revoked_at');
  for (const { grant_id, scope, ...grant } of revoked) {
    const { starts_at, ends_at } =
      scope === 'all' ? placedBack(grant, await findPlanQueue(trx, userId, now), now) : grant;
    await trx('grants')
      .where({ grant_id })
      .update({ starts_at, ends_at, revoked_at: null, revoked_by: null, revoke_reason: null });
  }
  await publishAccess(events, trx);
}

async function giveItem(trx: Knex.Transaction, userId: number, item: GrantedItem, now: Date): Promise<void> {
  const starts_at = item.plan_kind === 'all' ? startOfNext(await findPlanQueue(trx, userId, now), now) : now;
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

const namedCourses = (items: readonly GrantedItem[]): number[] => items.flatMap(coursesOf).filter((id) => id !== null);

const boughtBy = ({ course_id, plan_kind, course_ids }: GrantedItem): Bought => ({
  course_id,
  plan: plan_kind && { kind: plan_kind, course_ids: course_ids ?? [] },
});
