import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth-token';
import { type Database, pingDatabase } from '@vidyapath/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { createContactRepository } from './modules/contact/contact.repository';
import { contactRoutes } from './modules/contact/contact.routes';
import { createContactService } from './modules/contact/contact.service';
import { createNewsletterRepository } from './modules/newsletter/newsletter.repository';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { createNewsletterService } from './modules/newsletter/newsletter.service';
import { createSubmissionsRepository } from './modules/submissions/submissions.repository';
import { createSubmissionsService } from './modules/submissions/submissions.service';
import type { SupportApp } from './support-app';

export { supportMigrations } from './migrations/migrations';
export { supportSchema } from './schema';

/** Most messages or addresses that one network address may send in ten minutes. */
export const submissionsMax = 10;

export interface SupportOptions {
  /** A pool in support's schema, migrated. Whoever made it ends it. */
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
  app.addReadyCheck('support database', () => pingDatabase(db));

  const submissions = createSubmissionsService({
    submissions: createSubmissionsRepository(db),
    max: options.submissionsMax,
  });
  contactRoutes(app, createContactService({ db, contact: createContactRepository(db), submissions }));
  newsletterRoutes(app, createNewsletterService({ db, newsletter: createNewsletterRepository(db), submissions }));
}
