import { courseChanged } from '@vidyapath/http/course-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { callAll, type LearningContext } from '../../context';
import { removeCourse } from './courses.jobs';
import { storeCourseChange } from './courses.service';

export { type CourseRow, findCourse, lockCourse } from './courses.repository';
export { existingCourse, offerOf, storeCourseChange } from './courses.service';

/** Copies of catalogue's courses. */
export function registerCourses(app: TypedApp, ctx: LearningContext): void {
  const { db, events, jobs, hooks, clients } = ctx;
  jobs.handle(removeCourse, ({ course_id }) => db.transaction((trx) => callAll(hooks.courseDeleted, trx, course_id)));
  events.on(courseChanged, (trx, change) => storeCourseChange(ctx, trx, change));
  // Whatever no event brought, such as all that was there before learning was.
  const feed = feedJob(db, {
    name: 'learning-courses',
    feed: 'catalogue.courses',
    fetchPage: (after) => bodyOf(clients.catalogue.GET('/internal/courses', { params: { query: { after } } })),
    keep: (trx, change) => storeCourseChange(ctx, trx, change),
  });
  startHousekeeping(app, [feed]);
}
