import { courseOutlineChanged } from '@vidyapath/http/course-events';
import { createCourseAccess, type GrantSource } from '@vidyapath/service-kit/domain/access/course-access';
import { offerOfCourse } from '@vidyapath/service-kit/domain/access/course-offer';
import { enforceLearning } from '@vidyapath/service-kit/domain/access/enforce-learning';
import type { LessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { Database } from '@vidyapath/service-kit/database/database';
import { showPool, watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { registerEvents } from '@vidyapath/service-kit/events/register-events';
import { createEvents } from '@vidyapath/service-kit/events/events';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createCourseQueries } from './course-queries';
import { createAnswerCache } from './lib/cache/answer-cache';
import { createContentVersion, readContentVersion } from './lib/cache/content-version';
import { cacheVisitorAnswers } from './lib/cache/visitor-cache';
import { auditRoutes } from './modules/audit/audit.routes';
import { createCategoriesRepository } from './modules/categories/categories.repository';
import { categoriesRoutes } from './modules/categories/categories.routes';
import { createCategoriesService } from './modules/categories/categories.service';
import { createCourseModulesRepository } from './modules/course-modules/course-modules.repository';
import { courseModulesRoutes } from './modules/course-modules/course-modules.routes';
import { createCourseModulesService } from './modules/course-modules/course-modules.service';
import { courseOutlinesRoutes } from './modules/course-outlines/course-outlines.routes';
import { createCourseOutlinesService } from './modules/course-outlines/course-outlines.service';
import { createOutlinePublisher } from './modules/course-outlines/outline-events';
import { createCourseProgressRepository } from './modules/course-progress/course-progress.repository';
import { courseProgressRoutes } from './modules/course-progress/course-progress.routes';
import { createCourseProgressService } from './modules/course-progress/course-progress.service';
import { type LearningClient, reviewSummaryEvents } from './modules/course-reviews/course-reviews';
import { createCourseChangesRepository } from './modules/courses/course-changes.repository';
import { courseChangesRoutes } from './modules/courses/course-changes.routes';
import { createCourseChangesService } from './modules/courses/course-changes.service';
import { createCoursePublisher, publishedCourses } from './modules/courses/course-events';
import type { CourseWithdrawals } from './modules/courses/course-withdrawals';
import { coursesRoutes } from './modules/courses/courses.routes';
import { createCoursesService } from './modules/courses/courses.service';
import { createModuleVideosRepository } from './modules/module-videos/module-videos.repository';
import { moduleVideosRoutes } from './modules/module-videos/module-videos.routes';
import { createModuleVideosService } from './modules/module-videos/module-videos.service';
import { visitorsFromReplica } from './modules/public-courses/read-public-courses';
import { publicCoursesRoutes } from './modules/public-courses/public-courses.routes';
import { createReadQueues } from './lib/lists/read-queues';
import { visitorsVersion } from './lib/replica/visitors-version';
import { followReplica } from './lib/replica/read-replica';
import type { IsStored } from './lib/stored-files/stored-files';

export { catalogueMigrations } from './migrations/migrations';
export { catalogueSchema } from './migrations/schema';
export type { IsStored } from './lib/stored-files/stored-files';
export { createCourseOutlinesService } from './modules/course-outlines/course-outlines.service';
export { createCourseChangesService } from './modules/courses/course-changes.service';
export { withdrawalsAt, type CommerceClient, type CourseWithdrawals } from './modules/courses/course-withdrawals';
export type { LearningClient } from './modules/course-reviews/course-reviews';
export { awaitsSeed, seedCatalogue, type CatalogueSeed } from './seed/seed';

export interface CatalogueOptions {
  /** A pool in the catalogue's schema, migrated. The caller destroys it. */
  db: Database;
  /** A pool on a replica of it, for reads of visitors while it is less than a second behind. */
  replicaDb?: Database | undefined;
  tokens: TokenCheckOptions;
  isStored: IsStored;
  /** Signs the addresses of lesson files, which media then serves. */
  lessonLinks: LessonLinks;
  /** Left out: every signed-in account learns every public course. */
  grants?: GrantSource | undefined;
  /** Called before a course is deleted. Left out: nothing is sold. */
  withdrawals?: CourseWithdrawals | undefined;
  /** Has the means and counts of reviews. Left out: there are no reviews. */
  learning?: LearningClient | undefined;
  /** `false`: each read asks the database. */
  cacheAnswers?: boolean;
}

/** The catalogue's routes on a server of the service kit. */
export async function cataloguePlugin(
  instance: ServiceServer,
  {
    db,
    replicaDb,
    tokens,
    isStored,
    lessonLinks,
    grants,
    withdrawals,
    learning,
    cacheAnswers = true,
  }: CatalogueOptions,
): Promise<void> {
  const app: TypedApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'catalogue', db);
  startHousekeeping(app, [idempotencyJob('catalogue', db), auditJob('catalogue', db)]);
  const published = createEvents({});
  if (replicaDb) showPool(app, 'catalogue replica', replicaDb);
  app.decorate('readQueues', createReadQueues(app.metrics));
  const version = createContentVersion(readContentVersion(db));
  const replica = replicaDb && followReplica(db, replicaDb);
  if (replica) app.addHook('onClose', async () => replica.close());
  const visitorVersion = replica ? visitorsVersion(version, db, replica) : version;
  if (cacheAnswers) cacheVisitorAnswers(app, { version: visitorVersion, cache: createAnswerCache() });

  const { courses, searchTotals, searchWords, publicCourses } = createCourseQueries(db, version);
  const offerOf = async (id: number) => offerOfCourse(await courses.find(id, true));
  enforceLearning(instance, createCourseAccess({ offerOf, grants }));
  categoriesRoutes(app, createCategoriesService({ db, categories: createCategoriesRepository(db) }));
  const publishCourse = createCoursePublisher(published, createCourseChangesRepository(db));
  const outlines = createCourseOutlinesService(db);
  const publishOutlines = createOutlinePublisher(published, outlines);
  coursesRoutes(
    app,
    createCoursesService({ db, courses, searchWords, isStored, publishCourse, publishOutlines, withdrawals }),
  );
  courseChangesRoutes(app, createCourseChangesService(db));
  courseOutlinesRoutes(app, db, outlines);
  courseModulesRoutes(
    app,
    createCourseModulesService({
      db,
      courseModules: createCourseModulesRepository(db, searchTotals),
      publishOutlines,
    }),
  );
  moduleVideosRoutes(
    app,
    createModuleVideosService({
      db,
      moduleVideos: createModuleVideosRepository(db, searchTotals),
      isStored,
      publishOutlines,
    }),
  );
  registerEvents(app, {
    service: 'catalogue',
    db,
    states: [
      publishedCourses(published),
      { record: courseOutlineChanged.record, table: 'outline_changes', publish: publishOutlines },
    ],
    handlers: [reviewSummaryEvents],
    logs: { learning: learning && ((query) => bodyOf(learning.GET('/internal/learning/log', { params: { query } }))) },
  });
  auditRoutes(app, db);
  const courseProgress = createCourseProgressRepository(db);
  courseProgressRoutes(app, createCourseProgressService({ courses, courseProgress, lessonLinks }), lessonLinks);
  publicCoursesRoutes(
    app,
    replica
      ? visitorsFromReplica(publicCourses, createCourseQueries(replica.db, visitorVersion).publicCourses, replica)
      : async (_viewer, read) => read(publicCourses),
  );
}
