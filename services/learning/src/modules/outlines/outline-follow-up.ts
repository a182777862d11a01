import type { AddOptions } from '@vidyapath/service-kit/jobs/jobs';
import type { Knex } from 'knex';
import { storeNewLessons } from '../course-news/course-news';
import type { OutlineChange } from './outline-change';

export interface OutlineFollowUpOptions {
  addJob: (
    this: void,
    trx: Knex,
    kind: 'course-news' | 'complete-learners',
    payload: { course_id: number },
    options?: AddOptions,
  ) => Promise<unknown>;
  now: () => Date;
}

/** Adds the jobs of a change: new lessons are published, and without the lost ones, or with another length of a lesson, some learners have completed the course. */
export const createOutlineFollowUp =
  ({ addJob, now }: OutlineFollowUpOptions) =>
  async (trx: Knex.Transaction, { course_id, gained, lost, altered }: OutlineChange): Promise<void> => {
    if (lost > 0 || altered > 0)
      await addJob(trx, 'complete-learners', { course_id }, { jobKey: `complete-learners ${course_id}` });
    if (gained === 0) return;
    const runAt = await storeNewLessons(trx, course_id, gained, now());
    await addJob(trx, 'course-news', { course_id }, { runAt, jobKey: `course-news ${course_id}` });
  };
