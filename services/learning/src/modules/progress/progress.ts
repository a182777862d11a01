import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { LearningContext } from '../../context';
import { addCompletions, applyRemovals, completeLearnersOf } from './completion.service';
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
  // With another length of a lesson some learners have completed the course.
  hooks.outlineChanged.push(async (trx, { course_id, altered }) => {
    if (altered > 0) await addCompletions(jobs, trx, course_id);
  });
  startHousekeeping(app, [{ name: 'learning-removed-lessons', everyMs: 60_000, run: () => applyRemovals(ctx) }]);
  hooks.courseDeleted.push(deleteProgressOfCourse);
  hooks.personErased.push(deleteProgressOfPerson);
  progressRoutes(app, ctx);
}
