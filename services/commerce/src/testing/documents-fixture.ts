import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { Seller } from '../config';
import { registerDocuments } from '../modules/documents/documents';
import { givenOrdersJob } from '../modules/documents/documents-housekeeping';
import { registerOrders } from '../modules/orders/orders';
import { registerReports } from '../modules/reports/reports';
import { createDueJobs } from './due-jobs';
import { openOffersDatabase, type Person } from './offers-fixture';
import { createTestContext, settingsOf } from './test-context';

export const registeredSeller: Seller = {
  name: 'Vidyapath Learning Private Limited',
  address: '4th Floor, Fortune Towers, Chandrasekharpur, Bhubaneswar 751023, Odisha',
  state: '21',
  gstin: '21AAPFU0939F1Z7',
  ratePercent: 18,
};
export const unregisteredSeller: Seller = { ...registeredSeller, gstin: null };

export const staff: Person = { id: 900, role: 'Staff' };

/** What staff and buyers read of orders, as a server without a listening port. */
export async function startDocuments() {
  const { db, drop } = await openOffersDatabase();
  const tokens = createTestTokens();
  const server = await createTestServer('commerce');
  const app: TypedApp = server.withTypeProvider();
  await registerTokenCheck(server, tokens);
  const jobs = await createDueJobs(db, () => new Date());
  const ctx = createTestContext(server, db, { settings: settingsOf(unregisteredSeller), jobs });
  registerDocuments(app, ctx);
  registerReports(app, ctx);
  await registerOrders(app, ctx);
  return {
    db,
    countGiven: () => givenOrdersJob(db).run(),
    get: (url: string, person?: Person) =>
      server.inject({
        url,
        headers: person ? { authorization: `Bearer ${tokens.signToken({ role: 'User', ...person })}` } : {},
      }),
    stop: async () => {
      await Promise.all([server.close(), jobs.stop()]);
      await drop();
    },
  };
}

export type Documents = Awaited<ReturnType<typeof startDocuments>>;
