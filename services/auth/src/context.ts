import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { limits } from '@vidyapath/http/limits';
import type { RevocationFollower } from '@vidyapath/service-kit/auth/revocation-follower';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { createServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { createMailSender, type MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { MailConfig } from '@vidyapath/service-kit/domain/mail/mail-settings';
import { createEvents, type Events } from '@vidyapath/service-kit/events/events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { createWorkQueue, type WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import { reportServerErrorsTo, type ServerErrorsTarget } from '@vidyapath/service-kit/telemetry/server-errors-at';
import { createPasswordQueue } from './lib/passwords/password-queue';
import { countNotice } from './modules/mail/day-mails.repository';
import type { ServiceClient } from './modules/service-tokens/service-clients';
import { createTokenIssuer, type IssueToken } from './modules/sessions/token-issuer';

/** Requests for a message lock their counts. They wait for that in a queue, so that other requests get free connections from the pool. */
const mailRequests = { running: 4, waiting: 200, waitingPerKey: 60 };

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
  /** Where answers of 5xx are reported; nowhere by default. */
  serverErrors?: ServerErrorsTarget | undefined;
}

/** What auth's modules work with. */
export interface AuthContext {
  db: Database;
  now: () => Date;
  events: Events;
  jobs: Jobs;
  mail: MailSender;
  keys: KeyRing;
  revocations: RevocationFollower;
  /** Of tokens. */
  issuer: string;
  issueToken: IssueToken;
  serviceClients: readonly ServiceClient[];
  passwordQueue: WorkQueue;
  mailQueue: WorkQueue;
  appName: string;
  sessionSeconds: number;
  /** Accounts that one network address may make in an hour. */
  registrationsMax: number;
}

export function createContext(
  app: TypedApp,
  { db, config, serviceClients = [], now = () => new Date() }: AuthOptions,
  { serverErrors }: AuthPluginOptions,
  { keys, revocations }: Pick<AuthContext, 'keys' | 'revocations'>,
): AuthContext {
  const issuer = tokenIssuer(config);
  /** auth as a client of other services: its secret never leaves the process. */
  const own = { id: 'auth', secret: randomBytes(32).toString('base64url'), scopes: ['errors:write'] };
  if (serverErrors)
    reportServerErrorsTo(app, createServiceCaller(app, { ...own, auth: injectLink(app) }), serverErrors);
  const countMail = (mailId: string, to: string) => countNotice(db, mailId, to);
  const folder = join(config.DATA_DIR, 'outbox');
  return {
    db,
    now,
    events: createEvents({ now }),
    jobs: createJobs(app, { db, now }),
    mail: createMailSender(app, { service: 'auth', config, folder, countMail }),
    keys,
    revocations,
    issuer,
    issueToken: createTokenIssuer({ keys, issuer, audience: tokenAudience }),
    serviceClients: [...serviceClients, own],
    passwordQueue: createPasswordQueue(app),
    mailQueue: createWorkQueue({ name: 'mail-requests', ...mailRequests, metrics: app.metrics }),
    appName: config.APP_NAME,
    sessionSeconds: config.TOKEN_TTL_SECONDS,
    // Against floods, so it is off with the general limit; those of mails and logins protect persons and stay.
    registrationsMax: config.RATE_LIMIT_PER_MINUTE === 0 ? Infinity : limits.registration.clientMax,
  };
}
