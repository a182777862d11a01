import { join } from 'node:path';
import type { ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { paths } from '@vidyapath/service-kit/clients/catalogue';
import type { Database } from '@vidyapath/service-kit/database/database';
import { countMailAt } from '@vidyapath/service-kit/domain/mail/count-mail';
import { createMailSender, type MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { MailConfig } from '@vidyapath/service-kit/domain/mail/mail-settings';
import type { AuthClient } from '@vidyapath/service-kit/domain/people/people-feed';
import type { PeopleHook, PersonHook } from '@vidyapath/service-kit/domain/people/people.repository';
import { createEvents, type Events } from '@vidyapath/service-kit/events/events';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type CommerceSettings, type Seller, sellerOf } from './config';
import type { GatewayAccount } from './lib/gateway/gateway-account';
import { createDocumentPdfs, type DocumentPdfs } from './modules/documents/document-pdfs';
import { watchGateway } from './modules/orders/paying/watch-gateway';

/** Sends commerce's token, with the scopes `courses:read` and `catalogue-log:read`. */
export type CatalogueClient = ServiceClient<paths>;

export interface ContextOptions {
  /** A pool in commerce's schema, migrated. The caller destroys it. */
  db: Database;
  settings: CommerceSettings;
  mail: MailConfig & { DATA_DIR: string };
  /** Null: payments are switched off. */
  payments: GatewayAccount | null;
  catalogue: CatalogueClient;
  auth: AuthClient;
  now?: () => Date;
  /** Left out: they run in this process. */
  jobs?: Jobs;
}

/** What the modules of commerce work with. */
export interface CommerceContext {
  db: Database;
  now: () => Date;
  log: FastifyBaseLogger;
  settings: CommerceSettings;
  seller: Seller;
  /** Null: payments are switched off. */
  payments: GatewayAccount | null;
  clients: { catalogue: CatalogueClient; auth: AuthClient };
  events: Events;
  jobs: Jobs;
  mail: MailSender;
  pdfs: DocumentPdfs;
  hooks: { personErased: PersonHook[]; peopleVerified: PeopleHook[] };
}

export function createContext(app: FastifyInstance, options: ContextOptions): CommerceContext {
  const { db, settings, mail, catalogue, auth, now = () => new Date() } = options;
  const events = createEvents({ now });
  // Both before the jobs, which draw documents and send mails: jobs end first when the server closes.
  const pdfs = createDocumentPdfs(app);
  const sender = createMailSender(app, {
    service: 'commerce',
    config: mail,
    folder: join(mail.DATA_DIR, 'outbox'),
    countMail: countMailAt(auth),
  });
  const jobs = options.jobs ?? createJobs(app, { db, now });
  return {
    db,
    now,
    log: app.log,
    settings,
    seller: sellerOf(settings),
    payments: options.payments && watchGateway(options.payments, { db, events, now }),
    clients: { catalogue, auth },
    events,
    jobs,
    mail: sender,
    pdfs,
    hooks: { personErased: [], peopleVerified: [] },
  };
}
