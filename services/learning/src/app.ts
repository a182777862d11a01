import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { Database } from '@vidyapath/service-kit/database/database';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { registerEvents } from '@vidyapath/service-kit/events/event.routes';
import { createEvents, type EventDelivery, toNobody } from '@vidyapath/service-kit/events/events';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import type { FastifyInstance } from 'fastify';
import type { LearningApp } from './learning-app';
import { type CatalogueClient, courseEvents, courseFeed, fetchCourseFrom } from './modules/courses/course-feed';
import { createCoursesRepository } from './modules/courses/courses.repository';
import { createCoursesService } from './modules/courses/courses.service';
import { createEntriesRepository } from './modules/entries/entries.repository';
import { entriesRoutes } from './modules/entries/entries.routes';
import { createEntriesService } from './modules/entries/entries.service';
import { removeEntriesJob } from './modules/entries/remove-entries';

export { learningMigrations } from './migrations/migrations';
export { learningSchema } from './schema';

export interface LearningOptions {
  /** A pool in the schema of learning, migrated. Whoever made it ends it. */
  db: Database;
  tokens: TokenCheckOptions;
  catalogue: CatalogueClient;
  /** Nobody is told of its events by default. */
  events?: EventDelivery;
}

/** Routes, jobs and events of learning on a server of the service kit. */
export async function learningPlugin(
  instance: FastifyInstance,
  { db, tokens, catalogue, events: delivery = toNobody }: LearningOptions,
): Promise<void> {
  const app: LearningApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'learning', db);

  const [entries, stored] = [createEntriesRepository(db), createCoursesRepository()];
  const events = createEvents({ db, ...delivery });
  const jobs = createJobs(db, { ...events.kinds, 'remove-entries': removeEntriesJob({ db, entries, events }) });
  jobs.start(app);
  const courses = createCoursesService({
    db,
    courses: stored,
    fetchCourse: fetchCourseFrom(catalogue),
    onDeleted: (trx, course_id) => jobs.add(trx, 'remove-entries', { course_id }),
  });
  startHousekeeping(app, [
    idempotencyJob('learning', db),
    auditJob('learning', db),
    courseFeed(db, courses, catalogue),
  ]);

  entriesRoutes(app, createEntriesService({ db, entries, courses: { ...stored, ...courses }, events }));
  registerEvents(app, { service: 'learning', db, handlers: [courseEvents(courses)] });
  await app.register(auditRoutes, { db, path: '/api/learning/audit', operationId: 'listLearningAudit' });
}
