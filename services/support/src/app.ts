import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { Database } from '@vidyapath/service-kit/database/database';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import { registerEvents } from '@vidyapath/service-kit/events/event.routes';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import { countMailAt } from '@vidyapath/service-kit/domain/mail/count-mail';
import { createMailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { MailConfig } from '@vidyapath/service-kit/domain/mail/mail-settings';
import { type AuthClient, peopleEvents, peopleFeed } from '@vidyapath/service-kit/domain/people/people-feed';
import { createPeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createErrors } from './errors';
import { housekeepingJobs } from './jobs/housekeeping';
import { createJobQueue } from './lib/job-queue';
import { createContactRepository } from './modules/contact/contact.repository';
import { contactRoutes } from './modules/contact/contact.routes';
import { createContactService } from './modules/contact/contact.service';
import { courseEvents, courseFeed } from './modules/courses/course-feed';
import { createCoursesRepository } from './modules/courses/courses.repository';
import { createFaqRepository } from './modules/faq/faq.repository';
import { faqRoutes } from './modules/faq/faq.routes';
import { createFaqService } from './modules/faq/faq.service';
import { createNewsletterRepository } from './modules/newsletter/newsletter.repository';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { createNewsletterService } from './modules/newsletter/newsletter.service';
import { createNotifications } from './modules/notifications/create-notifications';
import { eraseNotifications } from './modules/notifications/erase-notifications';
import { notifyOfTicket } from './modules/notifications/notify-of-tickets';
import { createSupportPeople } from './modules/people/support-people';
import { createSubmissionsRepository } from './modules/submissions/submissions.repository';
import { createSubmissionsService } from './modules/submissions/submissions.service';
import { createTickets } from './modules/tickets/create-tickets';
import { erasePersonInTickets } from './modules/tickets/erase-person-in-tickets';
import { type CatalogueClient, type CommerceClient, subjectsAt } from './modules/tickets/subjects-at';

export { supportMigrations } from './migrations/migrations';
export { supportSchema } from './migrations/schema';
export { seedSupport } from './seed/seed-support';

/** Most messages or addresses that one network address may send in ten minutes. */
export const submissionsMax = 10;

/** Failing pages may report more often than a person writes. */
const reportsPerMessage = 3;
/** A conversation with the desk has more messages than a form. */
const ticketMessagesPerMessage = 3;

export interface SupportOptions {
  /** A pool in support's schema, migrated. The caller destroys it. */
  db: Database;
  tokens: TokenCheckOptions;
  /** {@link submissionsMax}, or 0 for no limit. */
  submissionsMax: number;
  mail: MailConfig & { DATA_DIR: string };
  auth: AuthClient;
  catalogue: CatalogueClient;
  commerce: CommerceClient;
  /** Has `/remotes.json`. */
  pages: ServiceLink;
  now?: () => Date;
}

/** Support's routes on a server of the service kit. */
export async function supportPlugin(instance: FastifyInstance, options: SupportOptions): Promise<void> {
  const { db, tokens, mail, auth, catalogue, commerce, pages, submissionsMax: max, now = () => new Date() } = options;
  const app: TypedApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'support', db);

  const counts = createSubmissionsRepository(db);
  const limited = (kind: string, times = 1) =>
    createSubmissionsService({ submissions: counts, max: max * times, kind });
  const submissions = limited('');
  const people = createPeopleRepository({
    onErased: async (trx, userId) => {
      // Finds the tickets by their owner, which the next step removes.
      await eraseNotifications(trx, userId);
      await erasePersonInTickets(trx, userId, now());
    },
  });
  const courses = createCoursesRepository();
  const contact = createContactRepository(db);
  const sender = createMailSender(app, {
    service: 'support',
    config: mail,
    folder: join(mail.DATA_DIR, 'outbox'),
    countMail: countMailAt(auth),
  });
  const [jobs, { revocations }] = [createJobQueue(db), tokens];
  const notifications = createNotifications({ db, jobs, people, sender, commerce, revocations, now });
  const tickets = createTickets({
    db,
    people: createSupportPeople(people),
    contact,
    subjects: subjectsAt(commerce, catalogue),
    submissions: { tickets: limited('ticket '), messages: limited('ticket message ', ticketMessagesPerMessage) },
    sender,
    unsubscribeAddressesOf: (userId) => notifications.unsubscribeAddressesOf(userId, 'ticket-answered'),
    onTicketChanged: [notifyOfTicket(notifications.notify)],
    now,
  });
  createJobs(db, { ...tickets.kinds, ...notifications.kinds }, now).start(app);
  startHousekeeping(app, [
    idempotencyJob('support', db),
    auditJob('support', db),
    ...housekeepingJobs(db),
    peopleFeed('support', db, people, auth),
    courseFeed(db, courses, catalogue),
    ...tickets.housekeeping,
    ...notifications.housekeeping,
  ]);

  contactRoutes(app, createContactService({ db, contact, submissions }));
  newsletterRoutes(app, createNewsletterService({ db, newsletter: createNewsletterRepository(db), submissions }));
  createErrors({ db, submissions: limited('report ', reportsPerMessage), pages, now }).routes(app);
  faqRoutes(app, createFaqService({ db, faq: createFaqRepository(), now }));
  tickets.routes(app);
  await notifications.routes(app);
  const handlers = [...peopleEvents(people), courseEvents(courses), ...notifications.handlers];
  registerEvents(app, { service: 'support', db, handlers });
  auditRoutes(app, { db, path: '/api/support/audit', operationId: 'listSupportAudit' });
}
