import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { showPool, watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { createCourseAccess } from '@vidyapath/service-kit/domain/access/course-access';
import { offerOfCourse } from '@vidyapath/service-kit/domain/access/course-offer';
import { enforceLearning } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { registerEvents } from '@vidyapath/service-kit/events/register-events';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { type CatalogueOptions, createContext } from './context';
import { createAnswerCache } from './lib/cache/answer-cache';
import { cacheVisitorAnswers } from './lib/cache/visitor-cache';
import { createReadQueues } from './lib/lists/read-queues';
import { registerAudit } from './modules/audit/audit';
import { registerCategories } from './modules/categories/categories';
import { registerCourseBuilder } from './modules/course-builder/course-builder';
import { registerCourseLearners } from './modules/course-learners/course-learners';
import { registerCourseModules } from './modules/course-modules/course-modules';
import { publishedOutlines, registerCourseOutlines } from './modules/course-outlines/course-outlines';
import { registerCourseProgress } from './modules/course-progress/course-progress';
import { registerCoursePublication } from './modules/course-publication/course-publication';
import { registerCourseReviews } from './modules/course-reviews/course-reviews';
import { registerCourseSearch } from './modules/course-search/course-search';
import { findCourse, publishedCourses, registerCourses } from './modules/courses/courses';
import { registerHandouts } from './modules/handouts/handouts';
import { registerLessonAssets } from './modules/lesson-assets/lesson-assets';
import { registerModuleVideos } from './modules/module-videos/module-videos';
import { registerPublicCourses } from './modules/public-courses/public-courses';
import { registerSitemap } from './modules/sitemap/sitemap';

export { fileCalls } from './context';
export type { CatalogueOptions, LearningClient, MediaClient } from './context';
export type { IsStored } from './lib/stored-files/stored-files';
export { catalogueMigrations } from './migrations/migrations';
export { catalogueSchema } from './migrations/schema';
export { readOutlines } from './modules/course-outlines/course-outlines';
export { type CommerceClient, readCourseStates, withdrawalsAt } from './modules/courses/courses';
export { awaitsSeed, type CatalogueSeed, seedCatalogue } from './seed/seed';

/** The catalogue's routes on a server of the service kit. */
export async function cataloguePlugin(instance: ServiceServer, options: CatalogueOptions): Promise<void> {
  const app: TypedApp = instance.withTypeProvider();
  const { db, replicaDb, tokens, grants, learning, media, cacheAnswers = true } = options;
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'catalogue', db);
  if (replicaDb) showPool(app, 'catalogue replica', replicaDb);
  app.decorate('readQueues', createReadQueues(app.metrics));
  const ctx = createContext(app, options);
  if (cacheAnswers) cacheVisitorAnswers(app, { version: ctx.visitorVersion, cache: createAnswerCache() });
  const offerOf = async (id: number) => offerOfCourse(await findCourse(db, id, true));
  ctx.decideAccess = createCourseAccess({ offerOf, grants });
  enforceLearning(instance, ctx.decideAccess);

  registerCategories(app, ctx);
  registerCourses(app, ctx);
  registerCourseOutlines(app, ctx);
  registerCourseModules(app, ctx);
  registerModuleVideos(app, ctx);
  registerCourseBuilder(app, ctx);
  registerCourseReviews(ctx);
  registerCourseLearners(ctx);
  registerLessonAssets(app, ctx);
  registerCoursePublication(app, ctx);
  registerEvents(app, {
    service: 'catalogue',
    db,
    states: [publishedCourses(ctx), publishedOutlines(ctx)],
    handlers: ctx.events.handlers,
    logs: {
      learning: learning && ((query) => bodyOf(learning.GET('/internal/learning/log', { params: { query } }))),
      media: media && ((query) => bodyOf(media.GET('/internal/media/log', { params: { query } }))),
    },
  });
  registerAudit(app, ctx);
  registerCourseProgress(app, ctx);
  await registerHandouts(app, ctx);
  registerPublicCourses(app, ctx);
  registerCourseSearch(app, ctx);
  registerSitemap(app, ctx);
  startHousekeeping(app, [idempotencyJob('catalogue', db)]);
}
