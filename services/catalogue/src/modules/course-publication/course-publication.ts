import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { publishCourseAtTime } from './course-publication.jobs';
import { coursePublicationRoutes } from './course-publication.routes';
import { publishDue } from './course-publication.service';

/** What a course lacks before it goes on sale, and putting it on sale now or at a time. */
export function registerCoursePublication(app: TypedApp, ctx: CatalogueContext): void {
  ctx.jobs.handle(publishCourseAtTime, (planned) => publishDue(ctx, planned));
  coursePublicationRoutes(app, ctx);
}
