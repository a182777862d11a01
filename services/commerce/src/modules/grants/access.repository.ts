import type { Knex } from 'knex';
import type { LiveGrant } from './live-grants';

/** Of all courses and of these, at this time. */
export async function findLiveGrants(
  on: Knex,
  userId: number,
  courseIds: readonly number[],
  at: Date,
): Promise<LiveGrant[]> {
  const rows: LiveGrant[] = await on('grants')
    .select('course_id', 'source', 'ends_at')
    .where('user_id', userId)
    .whereNull('revoked_at')
    .where('waiting', false)
    .where('starts_at', '<=', at)
    .where((end) => void end.whereNull('ends_at').orWhere('ends_at', '>', at))
    .where((scope) => void scope.whereNull('course_id').orWhereIn('course_id', [...courseIds]));
  return rows;
}

/** When the person's refunds last ended a grant of each of these courses. */
export async function findGivenBack(
  on: Knex,
  userId: number,
  courseIds: readonly number[],
): Promise<Map<number, Date>> {
  if (courseIds.length === 0) return new Map();
  const rows: { course_id: number; at: Date }[] = await on('grants')
    .where('user_id', userId)
    .whereIn('course_id', [...courseIds])
    .whereNotNull('revoked_at')
    // Staff is named by the grants that it revokes.
    .whereNull('revoked_by')
    .whereNotNull('item_id')
    .groupBy('course_id')
    .select('course_id', on.raw('max(revoked_at) as at'));
  return new Map(rows.map(({ course_id, at }) => [course_id, at]));
}
