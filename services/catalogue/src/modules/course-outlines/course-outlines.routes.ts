import { CourseOutlineSchema } from '@vidyapath/http/course-events';
import { IdSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import type { Database } from '@vidyapath/service-kit/database/database';
import { feedPageSchema, FeedQuerySchema, idsOf } from '@vidyapath/service-kit/events/feed-route';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { type CourseOutlinesService, outlinePageRows } from './course-outlines.service';

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
export function courseOutlinesRoutes(app: TypedApp, db: Database, outlines: CourseOutlinesService): void {
  app.get(
    '/internal/course-outlines',
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
      const some = (items: Awaited<ReturnType<typeof outlines.ofVideo>>) => ({ items, next: after, more: false });
      if (video_id !== undefined) return some(await outlines.ofVideo(video_id));
      return ids ? some(await outlines.find(db, idsOf(ids))) : outlines.page(after);
    },
  );
}
