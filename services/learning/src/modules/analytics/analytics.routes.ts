import { AnalyticsQuerySchema, AnalyticsSchema } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { LearningContext } from '../../context';
import { getAnalytics } from './analytics.service';

const defaultDays = 30;

/** How much a person learns. */
export function analyticsRoutes(app: TypedApp, ctx: LearningContext): void {
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
      return sendNoStore(reply, await getAnalytics(ctx, signedIn(request).id, days));
    },
  );
}
