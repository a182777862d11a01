import { createCourseAccess } from '@vidyapath/service-kit/domain/access/course-access';
import { enforceLearning } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { grantsAt } from '@vidyapath/service-kit/domain/access/grants-at';
import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { Database } from '@vidyapath/service-kit/database/database';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { registerEvents } from '@vidyapath/service-kit/events/event.routes';
import { createEvents, type EventDelivery, noSubscribers } from '@vidyapath/service-kit/events/events';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { ownAddress } from '@vidyapath/service-kit/domain/mail/mail-settings';
import { type AuthClient, peopleEvents, peopleFeed } from '@vidyapath/service-kit/domain/people/people-feed';
import { createPeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { FastifyInstance } from 'fastify';
import { erasePerson, type LearningHooks } from './hooks';
import { createCountWritten, writtenJob } from './lib/limits/written';
import { analyticsRoutes } from './modules/analytics/analytics.routes';
import { createAnalyticsService } from './modules/analytics/analytics.service';
import { courseNewsJob } from './modules/course-news/course-news';
import { removeCourseNews } from './modules/course-news/course-news.repository';
import { certificatesRoutes } from './modules/certificates/certificates.routes';
import { createCertificatesService } from './modules/certificates/certificates.service';
import { createEraseName } from './modules/certificates/erase-name';
import { createIssueCertificate } from './modules/certificates/issue-certificate';
import { nameCertificateJob } from './modules/certificates/name-certificate';
import { type CatalogueClient, courseEvents, courseFeed, fetchCourseFrom } from './modules/courses/course-feed';
import { createCoursesRepository } from './modules/courses/courses.repository';
import { createCoursesService } from './modules/courses/courses.service';
import { removeCourseJob } from './modules/courses/remove-course';
import { type CommerceClient, grantEvents, grantFeed } from './modules/grants/grant-feed';
import { keepGrant } from './modules/grants/grants.repository';
import { createMyCoursesService } from './modules/my-courses/my-courses.service';
import { myCoursesRoutes } from './modules/my-courses/my-courses.routes';
import { registerDiscussions } from './modules/discussions/discussions';
import { forgetDiscussionsOf } from './modules/discussions/forget-person';
import { threadsRepository } from './modules/discussions/threads.repository';
import { registerNotes } from './modules/notes/notes';
import { notesRepository } from './modules/notes/notes.repository';
import { fetchOutlineFrom, goneLessonsJob, outlineEvents, outlineFeed } from './modules/outlines/outline-feed';
import { createOutlineFollowUp } from './modules/outlines/outline-follow-up';
import { createOutlinesService } from './modules/outlines/outlines.service';
import { createCompleteCourseIfDone } from './modules/progress/complete-course';
import { completeLearnersJob } from './modules/progress/complete-learners';
import { eraseProgress, removeCourseProgress } from './modules/progress/remove-progress';
import { progressRoutes } from './modules/progress/progress.routes';
import { createReportQueue } from './modules/progress/report-queue';
import { createProgressService } from './modules/progress/progress.service';
import { createReviews } from './modules/reviews/reviews';

export type { CatalogueClient } from './modules/courses/course-feed';
export { learningFolders, openCertificateKeys } from './certificate-keys';
export { learningMigrations } from './migrations/migrations';
export { learningSchema } from './migrations/schema';
export type { DemoLearner } from './seed/demo-learner';
export { awaitsDemoLearning, seedLearning } from './seed/seed-learning';

export interface LearningOptions {
  /** A pool in the schema of learning, migrated. The caller destroys it. */
  db: Database;
  tokens: TokenCheckOptions;
  catalogue: CatalogueClient;
  auth: AuthClient;
  /** Left out: every signed-in account learns every public course. */
  commerce?: CommerceClient | undefined;
  /** Its events are delivered to no one by default. */
  events?: EventDelivery;
  certificates: {
    /** Sign certificates; all of them are published for good. */
    keys: KeyRing;
    appName: string;
    /** What the address of a certificate's page begins with; undefined: this process. */
    publicUrl?: string | undefined;
  };
  now?: () => Date;
}

/** Routes, jobs and events of learning on a server of the service kit. */
export async function learningPlugin(instance: FastifyInstance, options: LearningOptions): Promise<void> {
  const { db, tokens, catalogue, commerce, auth, now = () => new Date() } = options;
  const { keys, appName, publicUrl } = options.certificates;
  const app: TypedApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'learning', db);

  const events = createEvents({ db, ...(options.events ?? noSubscribers), now });
  const stored = createCoursesRepository();
  const everything = commerce === undefined;
  const countWritten = createCountWritten(db, now);
  const reviews = createReviews({ db, courseRows: stored, countWritten, events, now });
  const hooks: LearningHooks = {
    courseCompleted: [(trx, completion) => issueCertificate(trx, completion)],
    courseDeleted: [
      removeCourseProgress,
      removeCourseNews,
      reviews.onCourseDeleted,
      notesRepository.removeOfCourse,
      threadsRepository.removeOfCourse,
    ],
    personErased: [
      eraseProgress,
      createEraseName(keys),
      reviews.onPersonErased,
      notesRepository.removeOfPerson,
      forgetDiscussionsOf,
    ],
  };
  const people = createPeopleRepository({ onErased: erasePerson(hooks) });
  const completeCourseIfDone = createCompleteCourseIfDone({ courses: stored, events, hooks });
  const kinds = {
    ...events.kinds,
    'remove-course': removeCourseJob(db, hooks),
    'complete-learners': completeLearnersJob(db, completeCourseIfDone),
    'course-news': courseNewsJob({ db, events, everything }),
    'name-certificate': nameCertificateJob({ db, keys, people, auth }),
  };
  const jobs = createJobs(db, kinds, now);
  jobs.start(app);
  const issueCertificate = createIssueCertificate({
    keys,
    people,
    events,
    askForName: (trx, serial) => jobs.add(trx, 'name-certificate', { serial }),
  });
  const courses = createCoursesService({
    db,
    courses: stored,
    fetchCourse: fetchCourseFrom(catalogue),
    onDeleted: (trx, course_id) => jobs.add(trx, 'remove-course', { course_id }),
  });
  const onChanged = createOutlineFollowUp({
    addJob: (trx, kind, payload, more) => jobs.add(trx, kind, payload, more),
    now,
  });
  const outlines = createOutlinesService({ db, fetchOutline: fetchOutlineFrom(catalogue), onChanged });
  const grants = commerce && grantsAt(commerce);
  const decide = createCourseAccess({ offerOf: (id) => courses.offerOf(id), grants });
  enforceLearning(app, decide);
  startHousekeeping(app, [
    idempotencyJob('learning', db),
    auditJob('learning', db),
    courseFeed(db, courses, catalogue),
    outlineFeed(db, outlines, catalogue),
    goneLessonsJob(db),
    writtenJob(db),
    peopleFeed('learning', db, people, auth),
    ...(commerce ? [grantFeed(db, keepGrant, commerce)] : []),
  ]);

  const queue = createReportQueue(app.metrics);
  progressRoutes(app, createProgressService({ db, courses, outlines, decide, completeCourseIfDone, queue, now }));
  myCoursesRoutes(app, createMyCoursesService({ db, everything, now }));
  const linkBase = () => publicUrl?.replace(/(?<!\/)\/+$/, '') ?? ownAddress(app);
  const certificates = createCertificatesService({ db, metrics: app.metrics, appName, linkBase, now });
  certificatesRoutes(app, certificates, keys);
  analyticsRoutes(app, createAnalyticsService({ db, countCertificates: certificates.countValid, now }));
  registerNotes(app, { db, courses, courseRows: stored, outlines, decide, countWritten, now });
  registerDiscussions(app, { db, courseRows: stored, outlines, decide, countWritten, events, now });
  reviews.routes(app, { offerOf: (id) => courses.offerOf(id), decide });
  registerEvents(app, {
    service: 'learning',
    db,
    handlers: [courseEvents(courses), outlineEvents(outlines), grantEvents(keepGrant), ...peopleEvents(people)],
  });
  auditRoutes(app, { db, path: '/api/learning/audit', operationId: 'listLearningAudit' });
}
