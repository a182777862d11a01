import type { Database } from '@vidyapath/service-kit/database/database';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import type { CompleteCourseIfDone } from './complete-course';

const atOnce = 500;

/** Who has begun the course and not completed it, in the order of their ids. */
const candidates = async (on: Knex, courseId: number, after: number): Promise<number[]> => {
  const rows: { user_id: number }[] = await on('learners')
    .where('course_id', courseId)
    .where('user_id', '>', after)
    .whereNull('completed_at')
    .whereNotNull('last_watched_at')
    .orderBy('user_id')
    .limit(atOnce)
    .select('user_id');
  return rows.map(({ user_id }) => user_id);
};

/** Completes a course for learners who had completed all lessons except removed ones. */
export const completeLearnersJob = (db: Database, completeCourseIfDone: CompleteCourseIfDone) =>
  defineJob({
    payload: Type.Object({ course_id: Type.Integer() }),
    async run({ course_id }, { signal, now }) {
      for (let after = 0, more = true; more;) {
        const people = await candidates(db, course_id, after);
        for (const person of people) {
          signal.throwIfAborted();
          await db.transaction((trx) => completeCourseIfDone(trx, person, course_id, now()));
        }
        after = people.at(-1) ?? after;
        more = people.length === atOnce;
      }
    },
  });
