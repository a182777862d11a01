import type { AddOptions } from '@vidyapath/service-kit/jobs/jobs';
import type { Knex } from 'knex';
import { noteNews } from '../course-news/course-news';
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

/** What follows when a course gains or loses active lessons: learners are told of new ones, and some have completed it without those that are gone. */
export const createOutlineFollowUp =
  ({ addJob, now }: OutlineFollowUpOptions) =>
  async (trx: Knex.Transaction, { course_id, gained, lost }: OutlineChange): Promise<void> => {
    if (lost > 0) await addJob(trx, 'complete-learners', { course_id }, { jobKey: `complete-learners ${course_id}` });
    if (gained === 0) return;
    const runAt = await noteNews(trx, course_id, gained, now());
    await addJob(trx, 'course-news', { course_id }, { runAt, jobKey: `course-news ${course_id}` });
  };
