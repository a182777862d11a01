import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { courseChangesRoutes } from './course-changes.routes';
import { courseDraftsRoutes } from './course-drafts.routes';
import { coursesRoutes } from './courses.routes';

export { readCourseStates } from './course-changes.service';
export { publishedCourses } from './course-events';
export { courseVersion } from './course-changes.repository';
export { lockCourses } from './course-locks';
export type { CourseRow } from './course-row';
export { type CommerceClient, withdrawalsAt } from './course-withdrawals';
export { findCourse } from './courses.repository';
export { editCourse, insertCopy } from './courses.service';

/** Courses, and what other services read of them. */
export function registerCourses(app: TypedApp, ctx: CatalogueContext): void {
  coursesRoutes(app, ctx);
  courseDraftsRoutes(app, ctx);
  courseChangesRoutes(app, ctx);
}
