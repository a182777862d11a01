import type { Role } from '@vidyapath/http/roles';
import { createTestDatabase, prepareTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CommerceContext } from '../context';
import { commerceMigrations } from '../migrations/migrations';
import { commerceSchema } from '../migrations/schema';
import { registerCarts } from '../modules/carts/carts';
import { registerCoupons } from '../modules/coupons/coupons';
import { type CourseChange, registerCourses } from '../modules/courses/courses';
import { registerGrants } from '../modules/grants/grants';
import { registerPlans } from '../modules/plans/plans';
import { registerQuotes } from '../modules/quotes/quotes';
import { createDueJobs } from './due-jobs';
import { seller } from './offers-factories';
import { createTestContext, settingsOf, silent } from './test-context';

/** Commerce's tables in a database of their own. */
export async function openOffersDatabase(poolMax = 10) {
  const database = await createTestDatabase({ schema: commerceSchema, migrations: commerceMigrations });
  const db = await prepareTestDatabase(database.url, {
    schema: commerceSchema,
    migrations: commerceMigrations,
    poolMax,
  });
  return {
    db,
    drop: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}

export interface Person {
  id: number;
  role?: Role;
}

/** What catalogue answers of these courses. */
type FetchCourses = (ids: readonly number[]) => Promise<CourseChange[]>;

const linkTo = (fetchCourses: FetchCourses): ServiceLink => ({
  ...silent,
  async send(request) {
    const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').filter(Boolean).map(Number);
    return Response.json({ items: await fetchCourses(ids), next: '', more: false });
  },
});

export function registerOffers(app: TypedApp, ctx: CommerceContext): void {
  registerQuotes(app, ctx);
  registerCarts(app, ctx);
  registerPlans(app, ctx);
  registerCoupons(app, ctx);
  registerGrants(app, ctx);
  registerCourses(app, ctx);
}

/** What is on sale, as a server without a listening port, and a clock that a test sets. */
export async function startOffers(start: Date, fetchCourses: FetchCourses = async () => []) {
  const { db, drop } = await openOffersDatabase();
  const tokens = createTestTokens();
  const server = await createTestServer('commerce');
  const clock = { now: start };
  const app: TypedApp = server.withTypeProvider();
  await registerTokenCheck(server, tokens);
  const jobs = await createDueJobs(db, () => clock.now);
  const ctx = createTestContext(server, db, {
    settings: settingsOf(seller),
    catalogueLink: linkTo(fetchCourses),
    now: () => clock.now,
    jobs,
  });
  registerOffers(app, ctx);
  const headersOf = (person: Person | null): Record<string, string> =>
    person ? { authorization: `Bearer ${tokens.signToken({ role: 'User', ...person })}` } : {};

  return {
    app: server,
    db,
    ctx,
    tokens,
    clock,
    get: (url: string, person: Person | null = null, headers: Record<string, string> = {}) =>
      server.inject({ url, headers: { ...headersOf(person), ...headers } }),
    send: (
      method: 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload: object,
      person: Person | null = null,
      headers: Record<string, string> = {},
    ) => server.inject({ method, url, payload, headers: { ...headersOf(person), ...headers } }),
    stop: async () => {
      await Promise.all([server.close(), jobs.stop()]);
      await drop();
    },
  };
}

export type Offers = Awaited<ReturnType<typeof startOffers>>;
