import { courseCompleted } from '@vidyapath/http/learning-events';
import type { JobContext } from '@vidyapath/service-kit/jobs/job-kind';
import type { Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { Knex } from 'knex';
import { callAll, type LearningContext } from '../../context';
import { findCourse } from '../courses/courses';
import { deleteOldRemovals } from '../outlines/outlines';
import { findLearnersAfter, learnersAtOnce } from './learners.repository';
import { completeLearners } from './progress.jobs';
import { type FiguresRow, findFigures, measureAgain, storeCourseCompleted } from './progress.repository';

/**
 * Publishes the completion of a course once, when all of its lessons are completed, also those that left it within a day; returns the
 * person's figures after that.
 */
export async function completeCourseIfDone(
  { events, hooks }: LearningContext,
  trx: Knex.Transaction,
  user_id: number,
  course_id: number,
  completed_at: Date,
): Promise<FiguresRow> {
  const figures = await findFigures(trx, user_id, course_id);
  if (figures.completed_at) return figures;
  if (figures.total === 0 || figures.completed < figures.total || figures.misses_removed) return figures;
  if (!(await storeCourseCompleted(trx, user_id, course_id, completed_at))) return figures;
  const course_name = (await findCourse(trx, course_id))?.course_name ?? '';
  const completion = { user_id, course_id, course_name };
  await callAll(hooks.courseCompleted, trx, { ...completion, completed_at });
  await events.publish(trx, courseCompleted, () => ({
    ...completion,
    completed_at: completed_at.toISOString(),
    version: 1,
  }));
  return { ...figures, completed_at };
}

/** Completes courses whose lessons left them a day ago for learners who have completed all that these have now. */
export const applyRemovals = ({ db, jobs }: Pick<LearningContext, 'db' | 'jobs'>): Promise<void> =>
  db.transaction(async (trx) => {
    for (const course_id of await deleteOldRemovals(trx)) await addCompletions(jobs, trx, course_id);
  });

export const addCompletions = (jobs: Jobs, trx: Knex.Transaction, course_id: number): Promise<string> =>
  jobs.add(trx, completeLearners, { course_id }, { jobKey: `complete-learners ${course_id}` });

/**
 * After a change of a course's lessons: measures again what was seen of those with another length, and completes the course for learners
 * who have completed all lessons that it has now.
 */
export async function completeLearnersOf(
  ctx: LearningContext,
  courseId: number,
  { signal, now }: JobContext,
): Promise<void> {
  const { db } = ctx;
  for (let after = 0, more = true; more;) {
    const people = await findLearnersAfter(db, courseId, after);
    const ids = people.map(({ user_id }) => user_id);
    await db.transaction((trx) => measureAgain(trx, courseId, ids, now()));
    for (const { user_id } of people.filter(({ completed_at }) => completed_at === null)) {
      signal.throwIfAborted();
      await db.transaction((trx) => completeCourseIfDone(ctx, trx, user_id, courseId, now()));
    }
    after = ids.at(-1) ?? after;
    more = people.length === learnersAtOnce;
  }
}
