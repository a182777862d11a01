import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { LearningContext } from '../../context';
import { completeLearnersOf } from './completion.service';
import { deleteProgressOfCourse, deleteProgressOfPerson } from './learners.repository';
import { completeLearners } from './progress.jobs';
import { progressRoutes } from './progress.routes';

export { hasCompletedVideo } from './learners.repository';
export { nextLesson } from './next-lesson.sql';
export { presentFigures } from './progress.presenter';
export { reportProgress } from './progress.service';

/** What people have seen of lessons and courses. */
export function registerProgress(app: TypedApp, ctx: LearningContext): void {
  const { jobs, hooks } = ctx;
  jobs.handle(completeLearners, ({ course_id }, job) => completeLearnersOf(ctx, course_id, job));
  // Without lost lessons, or with another length of one, some learners have completed the course.
  hooks.outlineChanged.push(async (trx, { course_id, lost, altered }) => {
    if (lost > 0 || altered > 0)
      await jobs.add(trx, completeLearners, { course_id }, { jobKey: `complete-learners ${course_id}` });
  });
  hooks.courseDeleted.push(deleteProgressOfCourse);
  hooks.personErased.push(deleteProgressOfPerson);
  progressRoutes(app, ctx);
}
