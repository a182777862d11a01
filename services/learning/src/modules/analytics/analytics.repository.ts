import type { Knex } from 'knex';
import type { WatchedDay } from './analytics.policy';

/** A streak is counted over ten years. */
const streakDaysMax = 3_660;

export async function findWatchedDays(on: Knex, userId: number, from: string, to: string): Promise<WatchedDay[]> {
  const rows: WatchedDay[] = await on('watched_days')
    .where('user_id', userId)
    .whereBetween('day', [from, to])
    .select(on.raw('day::text as date'), on.raw('seconds::float8'));
  return rows;
}

/** The latest first. */
export async function findDays(on: Knex, userId: number, to: string): Promise<string[]> {
  const rows: { date: string }[] = await on('watched_days')
    .where('user_id', userId)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .limit(streakDaysMax)
    .select(on.raw('day::text as date'));
  return rows.map(({ date }) => date);
}

export async function countCompletedCourses(on: Knex, userId: number): Promise<number> {
  const [row] = await on('learners')
    .where('user_id', userId)
    .whereNotNull('completed_at')
    .count<{ count: string }[]>({ count: '*' });
  return Number(row?.count ?? 0);
}
