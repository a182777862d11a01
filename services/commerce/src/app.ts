import { paths } from '@vidyapath/http/paths';
import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { peopleEvents } from '@vidyapath/service-kit/domain/people/people-feed';
import { registerEvents } from '@vidyapath/service-kit/events/register-events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { FastifyInstance } from 'fastify';
import { type ContextOptions, createContext } from './context';
import { registerCarts } from './modules/carts/carts';
import { registerCoupons } from './modules/coupons/coupons';
import { registerCourses } from './modules/courses/courses';
import { registerDocuments } from './modules/documents/documents';
import { registerFigures } from './modules/figures/figures';
import { publishedGrants, registerGrants } from './modules/grants/grants';
import { registerMails } from './modules/mails/mails';
import { registerOrders } from './modules/orders/orders';
import { registerPlans } from './modules/plans/plans';
import { registerQuotes } from './modules/quotes/quotes';
import { registerReports } from './modules/reports/reports';

export { type CommerceSettings, commerceSettings } from './config';
export { gatewayAccountOf } from './lib/gateway/gateway-account';
export { commerceMigrations } from './migrations/migrations';
export { commerceSchema } from './migrations/schema';
export { seedPlans } from './modules/plans/plans';
export { awaitsDemoSales, type DemoBuyer, seedCommerce } from './seed/seed-commerce';

export interface CommerceOptions extends ContextOptions {
  tokens: TokenCheckOptions;
}

/** Commerce's routes and jobs on a server of the service kit. */
export async function commercePlugin(instance: FastifyInstance, options: CommerceOptions): Promise<void> {
  const { db, tokens } = options;
  const app: TypedApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'commerce', db);
  const ctx = createContext(app, options);

  registerDocuments(app, ctx);
  registerMails(ctx);
  registerQuotes(app, ctx);
  registerCarts(app, ctx);
  registerPlans(app, ctx);
  registerCoupons(app, ctx);
  registerGrants(app, ctx);
  registerCourses(app, ctx);
  await registerOrders(app, ctx);
  registerReports(app, ctx);
  registerFigures(app, ctx);

  startHousekeeping(app, [idempotencyJob('commerce', db), auditJob('commerce', db)]);
  const { auth, catalogue } = ctx.clients;
  registerEvents(app, {
    service: 'commerce',
    db,
    states: [publishedGrants(ctx.events)],
    handlers: [...ctx.events.handlers, ...peopleEvents(ctx.hooks)],
    logs: {
      auth: (query) => bodyOf(auth.GET('/internal/auth/log', { params: { query } })),
      catalogue: (query) => bodyOf(catalogue.GET('/internal/catalogue/log', { params: { query } })),
    },
  });
  auditRoutes(app, { db, path: paths.commerceAudit, operationId: 'listCommerceAudit' });
}
