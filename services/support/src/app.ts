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
import { createContext, type SupportOptions } from './context';
import { housekeepingJobs } from './jobs/housekeeping';
import { registerClientErrors } from './modules/client-errors/client-errors';
import { registerContact } from './modules/contact/contact';
import { registerCourses } from './modules/courses/courses';
import { registerErrorGroups } from './modules/error-groups/error-groups';
import { registerFaq } from './modules/faq/faq';
import { registerNewsletter } from './modules/newsletter/newsletter';
import { registerNotifications } from './modules/notifications/notifications';
import { registerReleaseShares } from './modules/release-shares/release-shares';
import { registerTickets } from './modules/tickets/tickets';

export type { SupportOptions } from './context';
export { supportMigrations } from './migrations/migrations';
export { supportSchema } from './migrations/schema';
export { seedSupport } from './seed/seed-support';

/** Most messages or addresses that one network address may send in ten minutes. */
export const submissionsMax = 10;

/** Support's routes, jobs and events on a server of the service kit. */
export async function supportPlugin(instance: FastifyInstance, options: SupportOptions): Promise<void> {
  const { db, tokens, auth, catalogue, commerce, learning, media } = options;
  const app: TypedApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'support', db);
  const ctx = createContext(app, options);
  startHousekeeping(app, [idempotencyJob('support', db), auditJob('support', db), ...housekeepingJobs(db)]);

  registerCourses(ctx);
  registerContact(app, ctx);
  registerNewsletter(app, ctx);
  registerClientErrors(app, ctx);
  registerErrorGroups(app, ctx);
  registerReleaseShares(app, ctx);
  registerFaq(app, ctx);
  registerTickets(app, ctx);
  await registerNotifications(app, ctx);
  registerEvents(app, {
    service: 'support',
    db,
    handlers: [...peopleEvents(ctx.hooks), ...ctx.events.handlers],
    logs: {
      auth: (query) => bodyOf(auth.GET('/internal/auth/log', { params: { query } })),
      catalogue: (query) => bodyOf(catalogue.GET('/internal/catalogue/log', { params: { query } })),
      commerce: (query) => bodyOf(commerce.GET('/internal/commerce/log', { params: { query } })),
      media: (query) => bodyOf(media.GET('/internal/media/log', { params: { query } })),
      learning: (query) => bodyOf(learning.GET('/internal/learning/log', { params: { query } })),
    },
  });
  auditRoutes(app, { db, path: paths.supportAudit, operationId: 'listSupportAudit' });
}
