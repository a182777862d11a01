import { CourseChangeSchema } from '@vidyapath/http/course-events';
import { internalPaths } from '@vidyapath/http/internal-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { feedPageSchema, FeedQuerySchema, idsOf } from '@vidyapath/service-kit/events/feed-route';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { pageOfCourseChanges, pageRows, readCourseStates } from './course-changes.service';

/** For services that store data of courses. */
export function courseChangesRoutes(app: TypedApp, { db }: CatalogueContext): void {
  app.get(
    internalPaths.courses,
    {
      config: { access: { service: 'courses:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'listCourseChanges',
        summary: `Courses in the order of their last changes, deleted ones too, ${pageRows} at most; or those of the ids as they are now.`,
        querystring: FeedQuerySchema,
        response: { 200: feedPageSchema(CourseChangeSchema), ...problemResponses(400, 401, 403, 503) },
      },
    },
    async ({ query: { after = '', ids } }) =>
      ids
        ? { items: await readCourseStates(db, idsOf(ids)), next: after, more: false }
        : pageOfCourseChanges(db, after),
  );
}
