import { paths } from '@vidyapath/http/paths';
import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { peopleEvents } from '@vidyapath/service-kit/domain/people/people-feed';
import { registerEvents } from '@vidyapath/service-kit/events/register-events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { FastifyInstance } from 'fastify';
import { createContext, type LearningOptions } from './context';
import { writtenJob } from './lib/limits/written';
import { registerAnalytics } from './modules/analytics/analytics';
import { registerCertificates } from './modules/certificates/certificates';
import { registerCourseNews } from './modules/course-news/course-news';
import { registerCourses } from './modules/courses/courses';
import { registerDiscussions } from './modules/discussions/discussions';
import { registerGrants } from './modules/grants/grants';
import { publishedLearnerCounts, registerLearnerCounts } from './modules/learner-counts/learner-counts';
import { registerMyCourses } from './modules/my-courses/my-courses';
import { registerNotes } from './modules/notes/notes';
import { registerOutlines } from './modules/outlines/outlines';
import { registerProgress } from './modules/progress/progress';
import { publishedSummaries, registerReviews } from './modules/reviews/reviews';

export { learningFolders, openCertificateKeys } from './certificate-keys';
export type { CatalogueClient, LearningOptions } from './context';
export { learningMigrations } from './migrations/migrations';
export { learningSchema } from './migrations/schema';
export type { DemoLearner } from './seed/demo-learner';
export { awaitsDemoLearning, seedLearning } from './seed/seed-learning';

/** Routes, jobs and events of learning on a server of the service kit. */
export async function learningPlugin(instance: FastifyInstance, options: LearningOptions): Promise<void> {
  const { db, tokens, auth, catalogue, commerce } = options;
  const app: TypedApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'learning', db);
  const ctx = createContext(app, options);
  startHousekeeping(app, [idempotencyJob('learning', db), auditJob('learning', db), writtenJob(db)]);

  registerCourses(ctx);
  registerOutlines(app, ctx);
  registerGrants(app, ctx);
  registerCourseNews(ctx);
  registerProgress(app, ctx);
  registerMyCourses(app, ctx);
  registerCertificates(app, ctx);
  registerAnalytics(app, ctx);
  registerNotes(app, ctx);
  registerDiscussions(app, ctx);
  registerReviews(app, ctx);
  registerLearnerCounts(app, ctx);
  registerEvents(app, {
    service: 'learning',
    db,
    states: [publishedSummaries(ctx), publishedLearnerCounts(ctx)],
    handlers: [...ctx.events.handlers, ...peopleEvents(ctx.hooks)],
    logs: {
      auth: (query) => bodyOf(auth.GET('/internal/auth/log', { params: { query } })),
      catalogue: (query) => bodyOf(catalogue.GET('/internal/catalogue/log', { params: { query } })),
      commerce: commerce && ((query) => bodyOf(commerce.GET('/internal/commerce/log', { params: { query } }))),
    },
  });
  auditRoutes(app, { db, path: paths.learningAudit, operationId: 'listLearningAudit' });
}
