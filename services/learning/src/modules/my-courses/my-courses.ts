import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { LearningContext } from '../../context';
import { myCoursesRoutes } from './my-courses.routes';

export { accessSql } from './my-courses.sql';

/** The courses that a person learns or learned. */
export function registerMyCourses(app: TypedApp, ctx: LearningContext): void {
  myCoursesRoutes(app, ctx);
}
