import { AnalyticsQuerySchema, AnalyticsSchema } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { sendUnstored } from '../../lib/http/answers';
import type { LearningApp } from '../../lib/http/learning-app';
import { problems } from '../../lib/http/schemas';
import { callerOf } from '../../lib/http/signed-in';
import type { AnalyticsService } from './analytics.service';

const defaultDays = 30;

export function analyticsRoutes(app: LearningApp, analytics: AnalyticsService): void {
  app.get(
    paths.learningAnalytics,
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['analytics'],
        operationId: 'getLearningAnalytics',
        querystring: AnalyticsQuerySchema,
        response: { 200: AnalyticsSchema, ...problems.list },
      },
    },
    async (request, reply) => {
      const { days = defaultDays } = request.query;
      return sendUnstored(reply, await analytics.ofPerson(callerOf(request).id, days));
    },
  );
}
