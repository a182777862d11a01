import { courseChanged } from '@vidyapath/http/course-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import { callAll, type LearningContext } from '../../context';
import { removeCourse } from './courses.jobs';
import { storeCourseChanges } from './courses.service';

export { type CourseRow, findCourse, lockCourse } from './courses.repository';
export { existingCourse, offerOf, storeCourseChanges } from './courses.service';

/** Copies of catalogue's courses. */
export function registerCourses(ctx: LearningContext): void {
  const { db, events, jobs, hooks } = ctx;
  jobs.handle(removeCourse, ({ course_id }) => db.transaction((trx) => callAll(hooks.courseDeleted, trx, course_id)));
  events.on(courseChanged, (trx, changes) => storeCourseChanges(ctx, trx, bodiesOf(changes)));
}
