import { CourseOutlineSchema } from '@vidyapath/http/course-events';
import { internalPaths } from '@vidyapath/http/internal-paths';
import { IdSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { feedPageSchema, FeedQuerySchema, idsOf } from '@vidyapath/service-kit/events/feed-route';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { outlinePageRows, pageOfOutlines, readOutlines, readOutlinesOfVideo } from './course-outlines.service';

const OutlineQuerySchema = Type.Object(
  {
    after: FeedQuerySchema.properties.after,
    ids: Type.Optional(
      Type.String({
        pattern: `^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,${outlinePageRows - 1}}$`,
        description: `1 to ${outlinePageRows} ids, separated by commas; those that never were are left out`,
      }),
    ),
    video_id: Type.Optional(IdSchema),
  },
  { additionalProperties: false },
);

/** For services that store progress in lessons. */
export function courseOutlinesRoutes(app: TypedApp, { db }: CatalogueContext): void {
  app.get(
    internalPaths.courseOutlines,
    {
      config: { access: { service: 'courses:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'listCourseOutlines',
        summary: `Outlines of courses in the order of their last changes, deleted ones too, ${outlinePageRows} at most; or those of the ids, or of a video's course, as they are now.`,
        querystring: OutlineQuerySchema,
        response: { 200: feedPageSchema(CourseOutlineSchema), ...problemResponses(400, 401, 403, 503) },
      },
    },
    async ({ query: { after = '', ids, video_id } }) => {
      if (video_id === undefined && !ids) return pageOfOutlines(db, after);
      const items =
        video_id === undefined ? await readOutlines(db, idsOf(ids ?? '')) : await readOutlinesOfVideo(db, video_id);
      return { items, next: after, more: false };
    },
  );
}
