import { join } from 'node:path';
import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/config';
import { type Database, pingDatabase } from '@vidyapath/service-kit/database';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth-token';
import { createKeySource } from '@vidyapath/service-kit/key-source';
import type { FastifyInstance } from 'fastify';
import { startHousekeeping } from './housekeeping';
import { accountRoutes } from './modules/account/account.routes';
import { accountService } from './modules/account/account.service';
import { keysRoutes } from './modules/keys/keys.routes';
import { loadSigningKeys } from './modules/keys/signing-keys';
import { createRevocationRegister } from './modules/revocations/revocation-register';
import { revocationsRoutes } from './modules/revocations/revocations.routes';
import { sessionsRoutes } from './modules/sessions/sessions.routes';
import { sessionsService } from './modules/sessions/sessions.service';
import { registerTokenIssuer } from './modules/sessions/token-issuer';
import { usersRoutes } from './modules/users/users.routes';
import { usersService } from './modules/users/users.service';

export { adminOf, AuthConfigSchema, authVariables, type AuthConfig } from './config';
export { migrations } from './migrations/migrations';
export { seedUsers, type SeedUser } from './seed-users';

/** For `ensureSchema`. */
export const authSchema = { schema: 'auth', role: 'vidyapath_auth', extensions: ['pg_trgm'] } as const;

export interface AuthOptions {
  /** On the schema of `authSchema`, migrated. The caller closes it, after the app. */
  db: Database;
  config: { APP_NAME: string; DATA_DIR: string; TOKEN_TTL_SECONDS: number };
}

export interface Auth {
  /** Register it in a server of `createServiceServer`. */
  plugin(this: void, scope: FastifyInstance): Promise<void>;
  /** For `registerTokenCheck` of the other services in this process. */
  tokens: TokenCheckOptions;
}

/** The auth service: accounts, sessions, keys and what has been revoked. */
export function createAuth({ db, config }: AuthOptions): Auth {
  const keys = loadSigningKeys(join(config.DATA_DIR, 'keys'));
  const revocations = createRevocationRegister(db, config.TOKEN_TTL_SECONDS);
  const tokens: TokenCheckOptions = {
    keys: createKeySource(() => keys.jwks),
    revocations,
    issuer: tokenIssuer(config),
    audience: tokenAudience,
  };

  async function plugin(app: FastifyInstance): Promise<void> {
    // All but the public keys. Last, since an answer with an ETag sets a weaker rule of its own.
    app.addHook('onSend', async (_request, reply) => {
      const rule = String(reply.getHeader('cache-control'));
      if (!rule.startsWith('public')) void reply.header('cache-control', 'no-store');
    });
    await registerTokenCheck(app, tokens);
    const { issuer, audience } = tokens;
    const issueToken = await registerTokenIssuer(app, { key: keys.current, issuer, audience, ttlSeconds: config.TOKEN_TTL_SECONDS });
    app.addReadyCheck('auth database', () => pingDatabase(db));

    const stop = startHousekeeping(db, revocations, app.log);
    app.addHook('onClose', stop);

    await app.register(usersRoutes, { users: usersService(db, revocations) });
    await app.register(sessionsRoutes, { sessions: sessionsService(db, revocations), issueToken });
    await app.register(accountRoutes, { account: accountService(db, revocations), issueToken });
    await app.register(revocationsRoutes, { revocations });
    await app.register(keysRoutes, { jwks: keys.jwks });
  }
  return { plugin, tokens };
}
