import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { courseChangesRoutes } from './course-changes.routes';
import { coursesRoutes } from './courses.routes';

export { readCourseStates } from './course-changes.service';
export { publishedCourses } from './course-events';
export { lockCourses } from './course-locks';
export type { CourseRow } from './course-row';
export { type CommerceClient, withdrawalsAt } from './course-withdrawals';
export { findCourse } from './courses.repository';

/** Courses, and what other services read of them. */
export function registerCourses(app: TypedApp, ctx: CatalogueContext): void {
  coursesRoutes(app, ctx);
  courseChangesRoutes(app, ctx);
}
