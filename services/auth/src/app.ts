import { join } from 'node:path';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import { createRevocationFollower } from '@vidyapath/service-kit/auth/revocation-follower';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { createKeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { registerEvents } from '@vidyapath/service-kit/events/register-events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import type { FastifyInstance } from 'fastify';
import { type AuthOptions, type AuthPluginOptions, createContext } from './context';
import { registerAccount } from './modules/account/account';
import { registerAudit } from './modules/audit/audit';
import { registerEmailVerification } from './modules/email-verification/email-verification';
import { registerKeys } from './modules/keys/keys';
import { registerLogins } from './modules/logins/logins';
import { registerMail } from './modules/mail/mail';
import { registerPasswordReset } from './modules/password-reset/password-reset';
import { registerPeopleReports } from './modules/people-reports/people-reports';
import { readRevocations, registerRevocations } from './modules/revocations/revocations';
import { registerServiceTokens, serviceTokenSeconds } from './modules/service-tokens/service-tokens';
import { registerSessions } from './modules/sessions/sessions';
import { publishedUsers, registerUsers } from './modules/users/users';

export { adminOf, authVariables, type AuthConfig } from './config';
export type { AuthOptions, AuthPluginOptions } from './context';
export { authMigrations } from './migrations/migrations';
export { authSchema } from './migrations/schema';
export type { ServiceClient } from './modules/service-tokens/service-tokens';
export { readUsersOfEmail } from './modules/users/users';
export { seedLogins } from './seed/seed-logins';
export { seedUsers, type SeedUser } from './seed/seed-users';

/** Of `DATA_DIR`, as a backup saves them. */
export const authFolders = ['keys'] as const;

export interface Auth {
  /** Register it in a server of `createServiceServer`. */
  plugin(this: void, scope: FastifyInstance, options?: AuthPluginOptions): Promise<void>;
  /** For `registerTokenCheck` of the other services in this process. */
  tokens: TokenCheckOptions;
}

/** The auth service: accounts, sessions, keys and revocations. */
export function createAuth(options: AuthOptions): Auth {
  const { db, config } = options;
  const folder = join(config.DATA_DIR, authFolders[0]);
  const keys = createKeyRing(folder, Math.max(config.TOKEN_TTL_SECONDS, serviceTokenSeconds));
  const revocations = createRevocationFollower((after) => readRevocations(db, after));
  const tokens = { keys, revocations, issuer: tokenIssuer(config), audience: tokenAudience };

  async function plugin(instance: FastifyInstance, pluginOptions: AuthPluginOptions = {}): Promise<void> {
    const app: TypedApp = instance.withTypeProvider();
    // For all but the public keys. Last, since an answer with an ETag sets its own weaker rule.
    app.addHook('onSend', async (_request, reply) => {
      const rule = String(reply.getHeader('cache-control'));
      if (!rule.startsWith('public')) void reply.header('cache-control', 'no-store');
    });
    await registerTokenCheck(instance, tokens);
    watchDatabase(app, 'auth', db);
    const ctx = createContext(app, options, pluginOptions, { keys, revocations });
    registerServiceTokens(app, ctx);
    registerRevocations(app, ctx);
    registerKeys(app, ctx);
    registerUsers(app, ctx);
    registerSessions(app, ctx);
    registerAccount(app, ctx);
    registerPasswordReset(app, ctx);
    registerEmailVerification(app, ctx);
    registerMail(app, ctx);
    registerLogins(app, ctx);
    registerPeopleReports(app, ctx);
    registerAudit(app, ctx);
    startHousekeeping(app, [idempotencyJob('auth', db)]);
    registerEvents(app, { service: 'auth', db, states: [publishedUsers(ctx)] });
  }
  return { plugin, tokens };
}
