import { courseChanged } from '@vidyapath/http/course-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { CommerceContext } from '../../context';
import { courseRowOf } from './course-row';
import { keepCourses } from './courses.repository';
import { withdrawalsRoutes } from './withdrawals.routes';
import { liftForgotten } from './withdrawals.service';

export { type CourseChange, courseRowOf } from './course-row';
export { barredCourses, type CourseRow, findStoredCourses, holdCourses, keepCourses } from './courses.repository';
export { findCourses, namedCourseErrors } from './courses.service';

export function registerCourses(app: TypedApp, ctx: CommerceContext): void {
  ctx.events.on(courseChanged, (trx, changes) => keepCourses(trx, bodiesOf(changes).map(courseRowOf)));
  withdrawalsRoutes(app, ctx);
  startHousekeeping(app, [{ name: 'commerce-withdrawals', everyMs: 20_000, run: () => liftForgotten(ctx) }]);
}
