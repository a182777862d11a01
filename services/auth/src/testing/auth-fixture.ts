import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessTokenClaims } from '@vidyapath/http/auth';
import type { Role } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database/database';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestDatabase, prepareTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AuthOptions, authSchema, createAuth, authMigrations, seedUsers } from '../app';

export const rightPassword = 'Correct-Horse-42';

/** Services that the fixture knows. */
export const serviceClients = [
  { id: 'catalogue', secret: 'secret-of-catalogue-of-32-letters', scopes: ['sessions:read'] },
  { id: 'commerce', secret: 'secret-of-commerce-of-32-letters-', scopes: ['users:read'] },
  { id: 'media', secret: 'secret-of-media-of-32-letters-or-so', scopes: ['other:read'] },
];

export interface AuthFixture {
  /** DATA_DIR of every process of the fixture. */
  folder: string;
  db: Database;
  /** A process on the same data: `restart` gives another one. */
  app: FastifyInstance;
  restart(): Promise<FastifyInstance>;
  newUser: (role?: Role) => Promise<{ email: string }>;
  login(email: string, password?: string, remoteAddress?: string): Promise<LightMyRequestResponse>;
  tokenOf: (email: string, password?: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function createAuthFixture(
  variables: Partial<AuthOptions['config']> = {},
  now?: () => Date,
): Promise<AuthFixture> {
  const database = await createTestDatabase({ schema: authSchema, migrations: authMigrations });
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-auth-'));
  const db = await prepareTestDatabase(database.url, { schema: authSchema, migrations: authMigrations });
  const apps: FastifyInstance[] = [];

  const restart = async (): Promise<FastifyInstance> => {
    const app = await createTestServer('auth');
    const config = {
      APP_NAME: 'Vidyapath',
      DATA_DIR: folder,
      TOKEN_TTL_SECONDS: 3_600,
      RATE_LIMIT_PER_MINUTE: 0,
      ...variables,
    };
    await app.register(createAuth({ db, config, serviceClients, ...(now && { now }) }).plugin);
    apps.push(app);
    return app;
  };
  const app = await restart();
  const login: AuthFixture['login'] = (email, password = rightPassword, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url: '/auth/login', payload: { email, password }, remoteAddress });

  return {
    folder,
    db,
    app,
    restart,
    login,
    async newUser(role = 'User') {
      const email = `${randomUUID()}@vidyapath.example`;
      await seedUsers(db, [{ name: 'Somebody', email, password: rightPassword, role }]);
      return { email };
    },
    tokenOf: async (email, password) => (await login(email, password)).json<{ access_token: string }>().access_token,
    async close() {
      await Promise.all(apps.map(closeAtOnce));
      await db.destroy();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as AccessTokenClaims;

/** A body of `POST /auth/register`, of a person without an account. */
export const signUpBody = (fields: { name?: string; email?: string; password?: string; locale?: string } = {}) => ({
  name: 'Asha Rao',
  email: `${randomUUID()}@vidyapath.example`,
  phone: '9876543210',
  password: rightPassword,
  provider: 'local',
  role: 'User',
  ...fields,
});

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** Of one of {@link serviceClients}. */
export async function serviceTokenOf(app: FastifyInstance, id: string): Promise<string> {
  const secret = serviceClients.find((client) => client.id === id)?.secret ?? '';
  const answer = await app.inject({ method: 'POST', url: '/internal/service-token', headers: basic(id, secret) });
  return answer.json<{ access_token: string }>().access_token;
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
