import type { Database } from '@vidyapath/service-kit/database/database';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import type { CompleteCourseIfDone } from './complete-course';
import { progressRepository } from './progress.repository';

const atOnce = 500;

interface Learner {
  user_id: number;
  completed_at: Date | null;
}

/** Who has begun the course, in the order of their ids. */
const learnersAfter = async (on: Knex, courseId: number, after: number): Promise<Learner[]> => {
  const rows: Learner[] = await on('learners')
    .where('course_id', courseId)
    .where('user_id', '>', after)
    .whereNotNull('last_watched_at')
    .orderBy('user_id')
    .limit(atOnce)
    .select('user_id', 'completed_at');
  return rows;
};

/**
 * After a change of a course's lessons: measures again what was seen of those with another length, and completes the course for learners
 * who have completed all lessons that it has now.
 */
export const completeLearnersJob = (db: Database, completeCourseIfDone: CompleteCourseIfDone) =>
  defineJob({
    payload: Type.Object({ course_id: Type.Integer() }),
    async run({ course_id }, { signal, now }) {
      for (let after = 0, more = true; more;) {
        const people = await learnersAfter(db, course_id, after);
        const ids = people.map(({ user_id }) => user_id);
        await progressRepository.measureAgain(db, course_id, ids, now());
        for (const { user_id } of people.filter(({ completed_at }) => completed_at === null)) {
          signal.throwIfAborted();
          await db.transaction((trx) => completeCourseIfDone(trx, user_id, course_id, now()));
        }
        after = ids.at(-1) ?? after;
        more = people.length === atOnce;
      }
    },
  });
