import type { Database } from '@vidyapath/service-kit/database/database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { Seller } from '../config';
import { createJobQueue } from '../jobs/job-queue';
import { adminOrdersRoutes } from '../modules/admin-orders/admin-orders.routes';
import { createAdminOrdersService } from '../modules/admin-orders/admin-orders.service';
import { attentionRoutes } from '../modules/attention/attention.routes';
import { createAttentionService } from '../modules/attention/attention.service';
import { createIssueDocuments } from '../modules/documents/create-issue-documents';
import { givenOrdersJob } from '../modules/documents/given-orders-job';
import { createDocumentsRepository } from '../modules/documents/documents.repository';
import { documentRoutes } from '../modules/documents/documents.routes';
import { createDocumentsService } from '../modules/documents/documents.service';
import { reportsRoutes } from '../modules/reports/reports.routes';
import { createReportsService } from '../modules/reports/reports.service';
import { openOffersDatabase, type Person } from './offers-fixture';

export const registeredSeller: Seller = {
  name: 'Vidyapath Learning Private Limited',
  address: '4th Floor, Fortune Towers, Chandrasekharpur, Bhubaneswar 751023, Odisha',
  state: '21',
  gstin: '21AAPFU0939F1Z7',
  ratePercent: 18,
};
export const unregisteredSeller: Seller = { ...registeredSeller, gstin: null };

/** Issues as the registered seller does. */
export const issue = createIssueDocuments({ seller: registeredSeller });
export const givenOrders = (db: Database) => givenOrdersJob(db, issue);

export const staff: Person = { id: 900, role: 'Staff' };

/** What staff and buyers read of orders, as a server without a listening port. */
export async function startDocuments() {
  const { db, drop } = await openOffersDatabase();
  const tokens = createTestTokens();
  const server = await createTestServer('commerce');
  const app: TypedApp = server.withTypeProvider();
  await registerTokenCheck(server, tokens);
  documentRoutes(app, createDocumentsService({ db, documents: createDocumentsRepository() }));
  reportsRoutes(app, createReportsService(db, unregisteredSeller));
  adminOrdersRoutes(app, createAdminOrdersService(db));
  attentionRoutes(app, createAttentionService({ db, jobs: createJobQueue(db), now: () => new Date() }));
  return {
    db,
    get: (url: string, person?: Person) =>
      server.inject({
        url,
        headers: person ? { authorization: `Bearer ${tokens.signToken({ role: 'User', ...person })}` } : {},
      }),
    stop: async () => {
      await server.close();
      await drop();
    },
  };
}

export type Documents = Awaited<ReturnType<typeof startDocuments>>;
