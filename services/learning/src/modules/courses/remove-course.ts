import type { Database } from '@vidyapath/service-kit/database/database';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';
import type { LearningHooks } from '../../hooks';

/** Removes the data of a deleted course. A repeated run removes the rest. */
export const removeCourseJob = (db: Database, { courseDeleted }: Pick<LearningHooks, 'courseDeleted'>) =>
  defineJob({
    payload: Type.Object({ course_id: Type.Integer() }),
    run: ({ course_id }) =>
      db.transaction(async (trx) => {
        for (const remove of courseDeleted) await remove(trx, course_id);
      }),
  });
