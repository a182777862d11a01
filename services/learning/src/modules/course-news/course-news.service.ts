import { dayInIndia, daysBefore } from '@vidyapath/http/india';
import { courseNews } from '@vidyapath/http/learning-events';
import type { JobContext } from '@vidyapath/service-kit/jobs/job-kind';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { addNewLessons, findLearners, lockNews, updateNews } from './course-news.repository';

/** Lessons that are added one after the other are published together. */
const gatherMs = 5_000;
const atOnce = 500;

/** Stores new lessons; returns when to publish them: soon, or tomorrow if some were published today. */
export async function storeNewLessons(trx: Knex, courseId: number, lessons: number, now: Date): Promise<Date> {
  const today = dayInIndia(now);
  const lastDay = await addNewLessons(trx, courseId, lessons);
  if (lastDay !== today) return new Date(now.getTime() + gatherMs);
  return new Date(`${daysBefore(today, -1)}T09:00:00+05:30`);
}

/** Publishes new lessons for each person who has begun the course, once a day at most. A repeated run continues where the last one stopped. */
export async function publishNews(
  ctx: Pick<LearningContext, 'db' | 'events' | 'everything'>,
  courseId: number,
  { now, signal }: Pick<JobContext, 'now' | 'signal'>,
): Promise<void> {
  await begin(ctx.db, courseId, dayInIndia(now()));
  while (await publishSome(ctx, courseId, now())) signal.throwIfAborted();
}

const begin = (db: Knex, courseId: number, today: string) =>
  db.transaction(async (trx) => {
    const row = await lockNews(trx, courseId);
    if (!row || row.telling !== null || row.new_lessons === 0 || row.told_on === today) return;
    await updateNews(trx, courseId, { telling: row.new_lessons, new_lessons: 0, told_on: today, told_to: 0 });
  });

/** True while there are more learners. */
const publishSome = (
  { db, events, everything }: Pick<LearningContext, 'db' | 'events' | 'everything'>,
  course_id: number,
  at: Date,
) =>
  db.transaction(async (trx) => {
    const row = await lockNews(trx, course_id);
    if (!row?.told_on || row.telling === null) return false;
    const { told_on: day, telling: new_lessons, told_to: after } = row;
    const learners = await findLearners(trx, { courseId: course_id, after, limit: atOnce, at, everything });
    for (const { user_id, course_name } of learners)
      await events.publish(trx, courseNews, () => ({ user_id, course_id, course_name, day, new_lessons, version: 1 }));
    const more = learners.length === atOnce;
    await updateNews(trx, course_id, {
      told_to: learners.at(-1)?.user_id ?? after,
      ...(!more && { telling: null }),
    });
    return more;
  });
