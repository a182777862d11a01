import type { LearningContext } from '../../context';
import { publishCourseNews } from './course-news.jobs';
import { deleteNews } from './course-news.repository';
import { publishNews, storeNewLessons } from './course-news.service';

/** Tells learners of new lessons. */
export function registerCourseNews(ctx: LearningContext): void {
  const { now, jobs, hooks } = ctx;
  jobs.handle(publishCourseNews, ({ course_id }, job) => publishNews(ctx, course_id, job));
  hooks.outlineChanged.push(async (trx, { course_id, gained }) => {
    if (gained === 0) return;
    const runAt = await storeNewLessons(trx, course_id, gained, now());
    await jobs.add(trx, publishCourseNews, { course_id }, { runAt, jobKey: `course-news ${course_id}` });
  });
  hooks.courseDeleted.push(deleteNews);
}
