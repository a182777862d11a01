import type { Database } from '@vidyapath/service-kit/database/database';
import type { WatchedDay } from './analytics.policy';

/** A streak is counted over ten years. */
const streakDaysMax = 3_660;

export const createAnalyticsRepository = (db: Database) => ({
  async watched(userId: number, from: string, to: string): Promise<WatchedDay[]> {
    const rows: WatchedDay[] = await db('watched_days')
      .where('user_id', userId)
      .whereBetween('day', [from, to])
      .select(db.raw('day::text as date'), db.raw('seconds::float8'));
    return rows;
  },
  /** The latest first. */
  async days(userId: number, to: string): Promise<string[]> {
    const rows: { date: string }[] = await db('watched_days')
      .where('user_id', userId)
      .where('day', '<=', to)
      .orderBy('day', 'desc')
      .limit(streakDaysMax)
      .select(db.raw('day::text as date'));
    return rows.map(({ date }) => date);
  },
  async coursesCompleted(userId: number): Promise<number> {
    const [row] = await db('learners')
      .where('user_id', userId)
      .whereNotNull('completed_at')
      .count<{ count: string }[]>({ count: '*' });
    return Number(row?.count ?? 0);
  },
});
