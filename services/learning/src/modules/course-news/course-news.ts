import { courseNews } from '@vidyapath/http/learning-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import { dayInIndia, daysBefore, startOfDay } from '../../lib/time/india';
import { courseNewsRepository as news } from './course-news.repository';

export interface CourseNewsOptions {
  db: Database;
  events: Pick<Events, 'publish'>;
  /** Whether nothing is sold, so that everybody learns every course. */
  everything: boolean;
}

/** Lessons that are added one after the other are published together. */
const gatherMs = 5_000;
const morningMs = 9 * 3_600_000;
const atOnce = 500;

/** Stores new lessons; returns when to publish them: soon, or tomorrow if some were published today. */
export async function storeNewLessons(trx: Knex, courseId: number, lessons: number, now: Date): Promise<Date> {
  const today = dayInIndia(now);
  const lastDay = await news.add(trx, courseId, lessons);
  if (lastDay !== today) return new Date(now.getTime() + gatherMs);
  return new Date(startOfDay(daysBefore(today, -1)).getTime() + morningMs);
}

/** Publishes new lessons for each person who has begun the course, once a day at most. A repeated run continues where the last one stopped. */
export function courseNewsJob({ db, events, everything }: CourseNewsOptions) {
  const begin = (courseId: number, today: string) =>
    db.transaction(async (trx) => {
      const row = await news.lock(trx, courseId);
      if (!row || row.telling !== null || row.new_lessons === 0 || row.told_on === today) return;
      await news.set(trx, courseId, { telling: row.new_lessons, new_lessons: 0, told_on: today, told_to: 0 });
    });
  /** True while there are more learners. */
  const publishSome = (course_id: number, at: Date) =>
    db.transaction(async (trx) => {
      const row = await news.lock(trx, course_id);
      if (!row?.told_on || row.telling === null) return false;
      const readers = { courseId: course_id, after: row.told_to, limit: atOnce, at, everything };
      const learners = await news.learners(trx, readers);
      const [day, new_lessons] = [row.told_on, row.telling];
      for (const { user_id, course_name } of learners)
        await events.publish(trx, courseNews, () => ({
          user_id,
          course_id,
          course_name,
          day,
          new_lessons,
          version: 1,
        }));
      const more = learners.length === atOnce;
      await news.set(trx, course_id, {
        told_to: learners.at(-1)?.user_id ?? row.told_to,
        ...(!more && { telling: null }),
      });
      return more;
    });
  return defineJob({
    payload: Type.Object({ course_id: Type.Integer() }),
    async run({ course_id }, { signal, now }) {
      await begin(course_id, dayInIndia(now()));
      while (await publishSome(course_id, now())) signal.throwIfAborted();
    },
  });
}
