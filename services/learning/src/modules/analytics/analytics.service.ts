import type { Analytics } from '@vidyapath/http/learning-progress';
import type { LearningContext } from '../../context';
import { dayInIndia, daysBefore } from '@vidyapath/http/india';
import { countValidCertificates } from '../certificates/certificates';
import { everyDay, streakOf } from './analytics.policy';
import { countCompletedCourses, findDays, findWatchedDays } from './analytics.repository';

/** Seconds with at most three decimals, as they are stored. */
const sum = (seconds: readonly number[]): number => Math.round(1_000 * seconds.reduce((a, b) => a + b, 0)) / 1_000;

export async function getAnalytics({ db, now }: LearningContext, userId: number, count: number): Promise<Analytics> {
  const today = dayInIndia(now());
  const [watched, days, courses_completed, certificates] = await Promise.all([
    findWatchedDays(db, userId, daysBefore(today, count - 1), today),
    findDays(db, userId, today),
    countCompletedCourses(db, userId),
    countValidCertificates(db, userId),
  ]);
  return {
    days: everyDay(watched, today, count),
    total_seconds: sum(watched.map(({ seconds }) => seconds)),
    streak_days: streakOf(days, today),
    courses_completed,
    certificates,
  };
}
