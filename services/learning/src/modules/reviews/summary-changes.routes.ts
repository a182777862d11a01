import { internalPaths } from '@vidyapath/http/internal-paths';
import { ReviewSummaryChangeSchema } from '@vidyapath/http/learning-reviews';
import { problemResponses } from '@vidyapath/http/problem';
import { readFeedPage } from '@vidyapath/service-kit/events/feed';
import { feedPageSchema, FeedQuerySchema } from '@vidyapath/service-kit/events/feed-route';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { LearningContext } from '../../context';
import { readSummaryChanges } from './summaries.repository';
import { presentSummaryChange } from './summary';

const pageRows = 500;

/** For services that keep a copy of the review summaries of courses. */
export function summaryChangesRoutes(app: TypedApp, { db }: LearningContext): void {
  app.get(
    internalPaths.reviewSummaries,
    {
      config: { access: { service: 'reviews:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'listReviewSummaryChanges',
        summary: `Summaries of courses' reviews in the order of their last changes, ${pageRows} at most.`,
        querystring: Type.Pick(FeedQuerySchema, ['after'], { additionalProperties: false }),
        response: { 200: feedPageSchema(ReviewSummaryChangeSchema), ...problemResponses(400, 401, 403, 503) },
      },
    },
    async ({ query: { after = '' } }) => {
      const page = await readFeedPage(db, after, readSummaryChanges, pageRows);
      return { ...page, items: page.items.map(presentSummaryChange) };
    },
  );
}
