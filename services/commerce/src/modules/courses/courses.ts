import { courseChanged } from '@vidyapath/http/course-events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CommerceContext } from '../../context';
import { courseRowOf } from './course-row';
import { keepCourse } from './courses.repository';
import { withdrawalsRoutes } from './withdrawals.routes';
import { liftForgotten } from './withdrawals.service';

export { type CourseChange, courseRowOf } from './course-row';
export { barredCourses, type CourseRow, findStoredCourses, holdCourses, keepCourse } from './courses.repository';
export { findCourses, namedCourseErrors } from './courses.service';

export function registerCourses(app: TypedApp, ctx: CommerceContext): void {
  ctx.events.on(courseChanged, (trx, change) => keepCourse(trx, courseRowOf(change)));
  withdrawalsRoutes(app, ctx);
  ctx.housekeeping.push({
    name: 'commerce-withdrawals',
    everyMs: 20_000,
    run: () => liftForgotten(ctx),
  });
}
