import type { Analytics } from '@vidyapath/http/learning-progress';
import type { Database } from '@vidyapath/service-kit/database/database';
import { dayInIndia, daysBefore } from '../../lib/time/india';
import { everyDay, streakOf } from './analytics.policy';
import { createAnalyticsRepository } from './analytics.repository';

export interface AnalyticsOptions {
  db: Database;
  /** How many valid certificates a person has. */
  countCertificates: (userId: number) => Promise<number>;
  now: () => Date;
}

/** Seconds with at most three decimals, as they are stored. */
const sum = (seconds: readonly number[]): number => Math.round(1_000 * seconds.reduce((a, b) => a + b, 0)) / 1_000;

export function createAnalyticsService({ db, countCertificates, now }: AnalyticsOptions) {
  const repository = createAnalyticsRepository(db);
  return {
    async ofPerson(userId: number, count: number): Promise<Analytics> {
      const today = dayInIndia(now());
      const [watched, days, courses_completed, certificates] = await Promise.all([
        repository.watched(userId, daysBefore(today, count - 1), today),
        repository.days(userId, today),
        repository.coursesCompleted(userId),
        countCertificates(userId),
      ]);
      return {
        days: everyDay(watched, today, count),
        total_seconds: sum(watched.map(({ seconds }) => seconds)),
        streak_days: streakOf(days, today),
        courses_completed,
        certificates,
      };
    },
  };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;
