import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { registerEvents } from '@vidyapath/service-kit/events/register-events';
import { createEvents } from '@vidyapath/service-kit/events/events';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { countMailAt } from '@vidyapath/service-kit/domain/mail/count-mail';
import { createMailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { MailConfig } from '@vidyapath/service-kit/domain/mail/mail-settings';
import { type AuthClient, peopleEvents } from '@vidyapath/service-kit/domain/people/people-feed';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { join } from 'node:path';
import { type CommerceSettings, sellerOf } from './config';
import { createJobQueue } from './jobs/job-queue';
import { adminOrdersRoutes } from './modules/admin-orders/admin-orders.routes';
import { createAdminOrdersService } from './modules/admin-orders/admin-orders.service';
import { attentionRoutes } from './modules/attention/attention.routes';
import { createAttentionService } from './modules/attention/attention.service';
import { type CatalogueClient, courseEvents, fetchCoursesFrom } from './modules/courses/course-feed';
import { createIssueDocuments } from './modules/documents/create-issue-documents';
import { createDocumentsRepository } from './modules/documents/documents.repository';
import { documentsJob } from './modules/documents/documents-job';
import { givenOrdersJob } from './modules/documents/given-orders-job';
import { documentRoutes } from './modules/documents/documents.routes';
import { createDocumentsService } from './modules/documents/documents.service';
import { createFigures } from './modules/figures/figures';
import { commerceMails } from './modules/mails/commerce-mails';
import { createOrders } from './modules/orders/create-orders';
import type { GatewayAccount } from './modules/payments/gateway';
import { reportsRoutes } from './modules/reports/reports.routes';
import { createReportsService } from './modules/reports/reports.service';
import { createOffers } from './offers';

export { type CommerceSettings, commerceSettings } from './config';
import { publishedGrants } from './modules/grants/publish-access';

export { commerceMigrations } from './migrations/migrations';
export { commerceSchema } from './migrations/schema';
export { gatewayAccountOf } from './gateway-account';
export { seedPlans } from './modules/plans/seed-plans';
export { awaitsDemoSales, type DemoBuyer, seedCommerce } from './seed/seed-commerce';

export interface CommerceOptions {
  /** A pool in commerce's schema, migrated. The caller destroys it. */
  db: Database;
  tokens: TokenCheckOptions;
  settings: CommerceSettings;
  mail: MailConfig & { DATA_DIR: string };
  /** Null: payments are switched off. */
  payments: GatewayAccount | null;
  catalogue: CatalogueClient;
  auth: AuthClient;
  now?: () => Date;
}

/** Commerce's routes and jobs on a server of the service kit. */
export async function commercePlugin(instance: ServiceServer, options: CommerceOptions): Promise<void> {
  const { db, tokens, settings, mail, payments, catalogue, auth, now = () => new Date() } = options;
  const app: TypedApp = instance.withTypeProvider();
  const seller = sellerOf(settings);
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'commerce', db);

  const events = createEvents({ now });
  const offers = createOffers({ db, seller, fetchCourses: fetchCoursesFrom(catalogue), events, now });
  const documents = createIssueDocuments({ seller });
  const orders = createOrders(app, {
    ...offers.orders,
    db,
    payments,
    webhookSecrets: (settings.RAZORPAY_WEBHOOK_SECRET ?? '').split(',').filter(Boolean),
    ttlSeconds: settings.ORDER_TTL_SECONDS,
    documents,
    events,
    now,
  });
  const { courses, people } = offers.orders;
  const drawn = createDocumentsService({ db, documents: createDocumentsRepository(), metrics: app.metrics });
  // Before the jobs, which draw documents for mails: they end first when the server closes.
  documentRoutes(app, drawn);
  const sender = createMailSender(app, {
    service: 'commerce',
    config: mail,
    folder: join(mail.DATA_DIR, 'outbox'),
    countMail: countMailAt(auth),
  });
  createJobs(db, { ...orders.kinds, ...commerceMails({ db, sender, documents: drawn }) }, now).start(app);
  startHousekeeping(app, [
    idempotencyJob('commerce', db),
    auditJob('commerce', db),
    ...offers.housekeeping,
    ...orders.housekeeping,
    documentsJob(db),
    givenOrdersJob(db, documents),
    ...createFigures(app, db, now),
  ]);

  offers.routes(app);
  await orders.routes();
  reportsRoutes(app, createReportsService(db, seller));
  adminOrdersRoutes(app, createAdminOrdersService(db));
  attentionRoutes(app, createAttentionService({ db, jobs: createJobQueue(db), now }));
  registerEvents(app, {
    service: 'commerce',
    db,
    states: [publishedGrants(events)],
    handlers: [courseEvents(courses), ...peopleEvents(people)],
    logs: {
      auth: (query) => bodyOf(auth.GET('/internal/auth/log', { params: { query } })),
      catalogue: (query) => bodyOf(catalogue.GET('/internal/catalogue/log', { params: { query } })),
    },
  });
  auditRoutes(app, { db, path: '/api/commerce/audit', operationId: 'listCommerceAudit' });
}
