import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { limits } from '@vidyapath/http/limits';
import { paths } from '@vidyapath/http/paths';
import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { createServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import type { Database } from '@vidyapath/service-kit/database/database';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { createDeliver } from '@vidyapath/service-kit/events/deliver';
import { createEvents } from '@vidyapath/service-kit/events/events';
import type { Subscriber } from '@vidyapath/service-kit/events/subscribers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { createMailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { MailConfig } from '@vidyapath/service-kit/domain/mail/mail-settings';
import { pollRevocations } from '@vidyapath/service-kit/auth/revocation-follower';
import { reportServerErrorsTo, type ServerErrorsTarget } from '@vidyapath/service-kit/telemetry/server-errors-at';
import type { FastifyInstance } from 'fastify';
import { housekeepingJobs } from './jobs/housekeeping';
import { accountRoutes } from './modules/account/account.routes';
import { createAccountService } from './modules/account/account.service';
import { createEraseAccount } from './modules/erasure/erasure.service';
import { erasureRoutes } from './modules/erasure/erasure.routes';
import { createLoginsRepository } from './modules/logins/logins.repository';
import { loginsRoutes } from './modules/logins/logins.routes';
import { createOwnSessionsService } from './modules/own-sessions/own-sessions.service';
import { ownSessionsRoutes } from './modules/own-sessions/own-sessions.routes';
import { peopleReportsRoutes } from './modules/people-reports/people-reports.routes';
import { peopleRoutes } from './modules/people/people.routes';
import { createPeopleService } from './modules/people/people.service';
import { personChangesRoutes } from './modules/people/person-changes.routes';
import { keysRoutes } from './modules/keys/keys.routes';
import { createKeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { emailVerificationRoutes } from './modules/email-verification/email-verification.routes';
import { createEmailVerificationService } from './modules/email-verification/email-verification.service';
import { authMails } from './modules/mail/auth-mails';
import { createCountMail, dayMailsRoutes } from './modules/mail/day-mails.routes';
import { createMailQueue } from './modules/mail/mail-queue';
import { createRequestMail } from './modules/mail/mail-requests';
import { passwordResetRoutes } from './modules/password-reset/password-reset.routes';
import { createPasswordResetService } from './modules/password-reset/password-reset.service';
import { createRevocationRegister, refreshEvery } from './modules/revocations/revocation-register';
import { revocationsRoutes } from './modules/revocations/revocations.routes';
import { createClientCheck, type ServiceClient } from './modules/service-tokens/service-clients';
import { createServiceTokenIssuer, serviceTokenSeconds } from './modules/service-tokens/service-token-issuer';
import { serviceTokensRoutes } from './modules/service-tokens/service-tokens.routes';
import { sessionsRoutes } from './modules/sessions/sessions.routes';
import { createSessionsService } from './modules/sessions/sessions.service';
import { createTokenIssuer } from './modules/sessions/token-issuer';
import { userChangesRoutes } from './modules/users/user-changes.routes';
import { createUserChangesService } from './modules/users/user-changes.service';
import { createPublishErased, createPublishUser } from './modules/users/user-events';
import { usersRoutes } from './modules/users/users.routes';
import { createUsersService } from './modules/users/users.service';
import { createPasswordQueue } from './lib/passwords/password-queue';

export { adminOf, authVariables, type AuthConfig } from './config';
export { authMigrations } from './migrations/migrations';
export { authSchema } from './migrations/schema';
export type { ServiceClient } from './modules/service-tokens/service-clients';
export { createUserChangesService } from './modules/users/user-changes.service';
export { seedLogins } from './seed/seed-logins';
export { seedUsers, type SeedUser } from './seed/seed-users';

/** Of `DATA_DIR`, as a backup saves them. */
export const authFolders = ['keys'] as const;

export interface AuthOptions {
  /** On the schema of `authSchema`, migrated. The caller closes it, after the app. */
  db: Database;
  config: MailConfig & { DATA_DIR: string; TOKEN_TTL_SECONDS: number; RATE_LIMIT_PER_MINUTE: number };
  /** Services that may call others. */
  serviceClients?: readonly ServiceClient[];
  /** For days and windows of sign-ins; when tokens end is decided by the database's clock. */
  now?: () => Date;
}

export interface AuthPluginOptions {
  /** Services that receive changes; none by default. */
  subscribers?: readonly Subscriber[];
  /** Where answers of 5xx are reported; nowhere by default. */
  serverErrors?: ServerErrorsTarget | undefined;
}

export interface Auth {
  /** Register it in a server of `createServiceServer`. */
  plugin(this: void, scope: FastifyInstance, options?: AuthPluginOptions): Promise<void>;
  /** For `registerTokenCheck` of the other services in this process. */
  tokens: TokenCheckOptions;
}

/** The auth service: accounts, sessions, keys and revocations. */
export function createAuth({ db, config, serviceClients = [], now = () => new Date() }: AuthOptions): Auth {
  const keys = createKeyRing(
    join(config.DATA_DIR, authFolders[0]),
    Math.max(config.TOKEN_TTL_SECONDS, serviceTokenSeconds),
  );
  const revocations = createRevocationRegister(db, config.TOKEN_TTL_SECONDS);
  const tokens: TokenCheckOptions = {
    keys,
    revocations,
    issuer: tokenIssuer(config),
    audience: tokenAudience,
  };

  /** auth as a client of other services: its secret never leaves the process. */
  const own = { id: 'auth', secret: randomBytes(32).toString('base64url'), scopes: ['events:write', 'errors:write'] };

  async function plugin(
    instance: FastifyInstance,
    { subscribers = [], serverErrors }: AuthPluginOptions = {},
  ): Promise<void> {
    const app: TypedApp = instance.withTypeProvider();
    // For all but the public keys. Last, since an answer with an ETag sets its own weaker rule.
    app.addHook('onSend', async (_request, reply) => {
      const rule = String(reply.getHeader('cache-control'));
      if (!rule.startsWith('public')) void reply.header('cache-control', 'no-store');
    });
    const { issuer, audience } = tokens;
    await registerTokenCheck(instance, tokens);
    serviceTokensRoutes(app, {
      clientOf: createClientCheck([...serviceClients, own]),
      issueToken: createServiceTokenIssuer({ keys, issuer }),
    });
    const ttlSeconds = config.TOKEN_TTL_SECONDS;
    const issueToken = createTokenIssuer({ keys, issuer, audience });
    watchDatabase(app, 'auth', db);

    pollRevocations(app, revocations, refreshEvery);
    const folder = join(config.DATA_DIR, 'outbox');
    const sender = createMailSender(app, { service: 'auth', config, folder, countMail: createCountMail(db) });
    const caller = createServiceCaller(app, { ...own, auth: injectLink(app) });
    if (serverErrors) reportServerErrorsTo(app, caller, serverErrors);
    const events = createEvents({ db, subscribers, deliver: createDeliver(caller) });
    const publishUser = createPublishUser(events);
    const jobs = createJobs(db, { ...authMails({ db, sender, app: config.APP_NAME }), ...events.kinds });
    jobs.start(app);
    startHousekeeping(app, [idempotencyJob('auth', db), auditJob('auth', db), ...housekeepingJobs(db, jobs)]);

    const requestMail = createRequestMail(jobs);
    const passwordQueue = createPasswordQueue(app);
    const mailQueue = createMailQueue(app);
    // Against floods, so it is off with the general limit; those of mails and logins protect persons and stay.
    const registrationsMax = config.RATE_LIMIT_PER_MINUTE === 0 ? Infinity : limits.registration.clientMax;
    usersRoutes(app, {
      users: createUsersService({ db, revocations, publishUser, requestMail, passwordQueue, registrationsMax, now }),
    });
    sessionsRoutes(app, {
      sessions: createSessionsService({ db, revocations, passwordQueue, ttlSeconds, now }),
      issueToken,
    });
    accountRoutes(app, {
      account: createAccountService({ db, revocations, publishUser, passwordQueue, ttlSeconds }),
      issueToken,
    });
    passwordResetRoutes(app, {
      passwordReset: createPasswordResetService({
        db,
        revocations,
        publishUser,
        requestMail,
        passwordQueue,
        mailQueue,
      }),
    });
    emailVerificationRoutes(app, {
      emailVerification: createEmailVerificationService({ db, publishUser, requestMail, mailQueue }),
    });
    erasureRoutes(app, {
      erase: createEraseAccount({ db, revocations, publishErased: createPublishErased(events), passwordQueue }),
    });
    peopleRoutes(app, { db });
    personChangesRoutes(app, { people: createPeopleService({ db, revocations, publishUser, now }) });
    peopleReportsRoutes(app, { db });
    loginsRoutes(app, { logins: createLoginsRepository(db) });
    ownSessionsRoutes(app, {
      sessions: createOwnSessionsService({ db, revocations }),
      issueToken,
    });
    auditRoutes(app, { db, path: paths.authAudit, operationId: 'listAuthAudit' });
    revocationsRoutes(app, { revocations });
    userChangesRoutes(app, { changes: createUserChangesService(db) });
    dayMailsRoutes(app, createCountMail(db));
    keysRoutes(app, { keys });
  }
  return { plugin, tokens };
}
