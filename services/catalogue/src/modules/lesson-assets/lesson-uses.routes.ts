import { internalPaths } from '@vidyapath/http/internal-paths';
import { LessonUsesQuerySchema, LessonUsesSchema } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { problemResponses } from '@vidyapath/http/problem';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { readUses } from './lesson-assets.service';

/** For media, which deletes no asset that a lesson uses. */
export function lessonUsesRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    internalPaths.lessonUses,
    {
      config: { access: { service: 'courses:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'listLessonUses',
        summary: `How many lessons, published or not, and introductions use an asset, and the first ${lessonLimits.usesShown} of the lessons.`,
        querystring: LessonUsesQuerySchema,
        response: { 200: LessonUsesSchema, ...problemResponses(400, 401, 403, 503) },
      },
    },
    ({ query }) => readUses(ctx, query.asset_id),
  );
}
