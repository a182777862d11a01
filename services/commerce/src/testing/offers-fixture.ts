import type { Role } from '@vidyapath/http/roles';
import { createTestDatabase, prepareTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { commerceMigrations } from '../migrations/migrations';
import { commerceSchema } from '../migrations/schema';
import type { FetchCourses } from '../modules/courses/courses.service';
import { createOffers } from '../offers';
import { seller } from './offers-factories';

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

/** What is on sale, as a server without a listening port, and a clock that a test sets. */
export async function startOffers(start: Date, fetchCourses: FetchCourses = async () => []) {
  const { db, drop } = await openOffersDatabase();
  const tokens = createTestTokens();
  const server = await createTestServer('commerce');
  const clock = { now: start };
  const app: TypedApp = server.withTypeProvider();
  await registerTokenCheck(server, tokens);
  createOffers({ db, seller, fetchCourses, events: { publish: async () => undefined }, now: () => clock.now }).routes(
    app,
  );
  const headersOf = (person: Person | null): Record<string, string> =>
    person ? { authorization: `Bearer ${tokens.signToken({ role: 'User', ...person })}` } : {};

  return {
    app: server,
    db,
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
      await server.close();
      await drop();
    },
  };
}

export type Offers = Awaited<ReturnType<typeof startOffers>>;
