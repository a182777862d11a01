import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { jobsSchemaOf } from '@vidyapath/service-kit/jobs/jobs-schema';
import { deleteGoneLessons } from '../modules/outlines/lessons.repository';
import { applyRemovals } from '../modules/progress/completion.service';
import type { TestLearning } from './test-learning';

/** As if so many hours had passed since lessons left their courses. */
export async function passHours({ db }: Pick<TestLearning, 'db'>, hours: number): Promise<void> {
  await db('removed_lessons').update({ removed_at: db.raw('removed_at - make_interval(hours => ?)', [hours]) });
  const jobs = createJobs(await createTestServer(), { db, now: () => new Date() });
  // As two replicas do it.
  await Promise.all([applyRemovals({ db, jobs }), applyRemovals({ db, jobs })]);
  await completionsDone({ db });
}

/** Until changes of lessons have completed courses for everybody. */
export const completionsDone = ({ db }: Pick<TestLearning, 'db'>): Promise<true> =>
  until(async () => {
    const waiting: unknown = await db(`${jobsSchemaOf(db)}.jobs`)
      .where('task_identifier', 'complete-learners')
      .first();
    return waiting === undefined ? true : undefined;
  });

/** As if what left all courses had left them an hour ago. */
export async function deleteGone({ db }: Pick<TestLearning, 'db'>): Promise<void> {
  await db('lessons')
    .whereNotNull('gone_at')
    .update({ gone_at: db.raw("now() - interval '1 hour'") });
  await deleteGoneLessons(db);
}
