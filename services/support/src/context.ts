import { join } from 'node:path';
import type { TicketStatus } from '@vidyapath/http/support-names';
import type { TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { RevocationSource } from '@vidyapath/service-kit/auth/revocation-follower';
import type { ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import type { paths as CommercePaths } from '@vidyapath/service-kit/clients/commerce';
import type { paths as LearningPaths } from '@vidyapath/service-kit/clients/learning';
import type { paths as MediaPaths } from '@vidyapath/service-kit/clients/media';
import type { Database } from '@vidyapath/service-kit/database/database';
import { countMailAt } from '@vidyapath/service-kit/domain/mail/count-mail';
import { createMailSender, type MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { MailConfig } from '@vidyapath/service-kit/domain/mail/mail-settings';
import type { AuthClient } from '@vidyapath/service-kit/domain/people/people-feed';
import { createEvents, type Events } from '@vidyapath/service-kit/events/events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { Knex } from 'knex';
import { createServedReleases, type ServedReleases } from './lib/served-releases';

export interface SupportOptions {
  /** A pool in support's schema, migrated. The caller destroys it. */
  db: Database;
  tokens: TokenCheckOptions;
  /** Most messages or addresses that one network address may send in ten minutes, or 0 for no limit. */
  submissionsMax: number;
  mail: MailConfig & { DATA_DIR: string };
  auth: AuthClient;
  catalogue: ServiceClient<CataloguePaths>;
  commerce: ServiceClient<CommercePaths>;
  learning: ServiceClient<LearningPaths>;
  media: ServiceClient<MediaPaths>;
  /** Has `/remotes.json`. */
  pages: ServiceLink;
  now?: () => Date;
}

/**
 * What happened to a ticket: `created`; `asked` (the asker wrote on), `answered` (staff wrote or set it so), `noted` (an internal note,
 * of which the asker is not notified), `closed`, `reopened` (staff set it back to open), `changed` (category or assignee), and
 * `overdue` (a time passed at which the desk had to write; once for each such time).
 */
export type TicketChangeKind =
  'created' | 'asked' | 'answered' | 'noted' | 'closed' | 'reopened' | 'changed' | 'overdue';

export interface TicketChange {
  kind: TicketChangeKind;
  ticket_id: string;
  number: string;
  subject: string;
  /** After the change. */
  status: TicketStatus;
  /** Null: made of a contact message, which is answered by mail, or of an erased account. */
  user_id: number | null;
  assigned_to: number | null;
  /** Who did it; null: the platform. */
  by: number | null;
  /** The message that was written; null for a change without one. */
  message_id: string | null;
  at: Date;
}

type Hook<Fact> = (trx: Knex.Transaction, fact: Fact) => Promise<unknown>;

/** What a module does when another one changes something, in the transaction of the change. Each module adds its own. */
export interface SupportHooks {
  /** By the id: deletes the data of a person, or the name in it. */
  personErased: Hook<number>[];
  ticketChanged: Hook<TicketChange>[];
}

/** What the modules of support work with. */
export interface SupportContext extends Pick<SupportOptions, 'db' | 'submissionsMax'> {
  now: () => Date;
  events: Events;
  jobs: Jobs;
  mail: MailSender;
  clients: Pick<SupportOptions, 'auth' | 'catalogue' | 'commerce'>;
  revocations: RevocationSource;
  servedReleases: ServedReleases;
  hooks: SupportHooks;
}

export function createContext(app: TypedApp, options: SupportOptions): SupportContext {
  const { db, tokens, submissionsMax, mail, auth, catalogue, commerce, pages, now = () => new Date() } = options;
  const sender = createMailSender(app, {
    service: 'support',
    config: mail,
    folder: join(mail.DATA_DIR, 'outbox'),
    countMail: countMailAt(auth),
  });
  return {
    db,
    submissionsMax,
    now,
    events: createEvents({ now }),
    mail: sender,
    jobs: createJobs(app, { db, now }),
    clients: { auth, catalogue, commerce },
    revocations: tokens.revocations,
    servedReleases: createServedReleases(pages),
    hooks: { personErased: [], ticketChanged: [] },
  };
}

/** In the order in which the modules were registered. */
export async function callAll<Fact>(hooks: readonly Hook<Fact>[], trx: Knex.Transaction, fact: Fact): Promise<void> {
  for (const hook of hooks) await hook(trx, fact);
}
