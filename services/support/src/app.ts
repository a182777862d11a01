import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { Database } from '@vidyapath/service-kit/database/database';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import type { FastifyInstance } from 'fastify';
import { housekeepingJobs } from './jobs/housekeeping';
import { createClientErrorsRepository } from './modules/client-errors/client-errors.repository';
import { clientErrorsRoutes } from './modules/client-errors/client-errors.routes';
import { createClientErrorsService } from './modules/client-errors/client-errors.service';
import { createContactRepository } from './modules/contact/contact.repository';
import { contactRoutes } from './modules/contact/contact.routes';
import { createContactService } from './modules/contact/contact.service';
import { createNewsletterRepository } from './modules/newsletter/newsletter.repository';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { createNewsletterService } from './modules/newsletter/newsletter.service';
import { createSubmissionsRepository } from './modules/submissions/submissions.repository';
import { createSubmissionsService } from './modules/submissions/submissions.service';
import type { SupportApp } from './lib/support-app';

export { supportMigrations } from './migrations/migrations';
export { supportSchema } from './migrations/schema';

/** Most messages or addresses that one network address may send in ten minutes. */
export const submissionsMax = 10;

/** A page that fails may say so more often than a person writes. */
const reportsPerMessage = 3;

export interface SupportOptions {
  /** A pool in support's schema, migrated. The caller destroys it. */
  db: Database;
  tokens: TokenCheckOptions;
  /** {@link submissionsMax}, or 0 for no limit. */
  submissionsMax: number;
}

/** Support's routes on a server of the service kit. */
export async function supportPlugin(instance: FastifyInstance, options: SupportOptions): Promise<void> {
  const { db, tokens } = options;
  const app: SupportApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'support', db);
  startHousekeeping(app, [idempotencyJob('support', db), auditJob('support', db), ...housekeepingJobs(db)]);

  const counts = createSubmissionsRepository(db);
  const submissions = createSubmissionsService({ submissions: counts, max: options.submissionsMax });
  const reports = createSubmissionsService({
    submissions: counts,
    max: options.submissionsMax * reportsPerMessage,
    kind: 'report ',
  });
  contactRoutes(app, createContactService({ db, contact: createContactRepository(db), submissions }));
  newsletterRoutes(app, createNewsletterService({ db, newsletter: createNewsletterRepository(db), submissions }));
  clientErrorsRoutes(
    app,
    createClientErrorsService({ errors: createClientErrorsRepository(db), submissions: reports }),
  );
  await app.register(auditRoutes, { db, path: '/api/support/audit', operationId: 'listSupportAudit' });
}
