import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { courseProgressRoutes } from './course-progress.routes';
import { playRoutes } from './play.routes';

export { assertMayPlay } from './play.service';

/** What learners see of a course, and how they play it. */
export function registerCourseProgress(app: TypedApp, ctx: CatalogueContext): void {
  courseProgressRoutes(app, ctx);
  playRoutes(app, ctx);
}
