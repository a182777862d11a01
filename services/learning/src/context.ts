import type { TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import type { paths as CommercePaths } from '@vidyapath/service-kit/clients/commerce';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { DecideAccess } from '@vidyapath/service-kit/domain/access/course-access';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { AuthClient } from '@vidyapath/service-kit/domain/people/people-feed';
import { createEvents, type Events } from '@vidyapath/service-kit/events/events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import { createWorkQueue, type WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Knex } from 'knex';

export type CatalogueClient = ServiceClient<CataloguePaths>;
export type CommerceClient = ServiceClient<CommercePaths>;

export interface LearningOptions {
  /** A pool in the schema of learning, migrated. The caller destroys it. */
  db: Database;
  tokens: TokenCheckOptions;
  catalogue: CatalogueClient;
  auth: AuthClient;
  /** Left out: every signed-in account learns every public course. */
  commerce?: CommerceClient | undefined;
  certificates: CertificateSettings;
  now?: () => Date;
}

export interface CertificateSettings {
  /** Sign certificates; all of them are published for good. */
  keys: KeyRing;
  appName: string;
  /** What the address of a certificate's page begins with; undefined: this process. */
  publicUrl?: string | undefined;
}

/** A person has completed all lessons of a course for the first time. */
export interface Completion {
  user_id: number;
  course_id: number;
  course_name: string;
  completed_at: Date;
}

export interface OutlineChange {
  course_id: number;
  /** Lessons that are active for the first time. */
  gained: number;
  /** Lessons that have another length or another file than before. */
  altered: number;
}

type Hook<Fact> = (trx: Knex.Transaction, fact: Fact) => Promise<unknown>;

/** What a module does when another one changes something, in the transaction of the change. Each module adds its own. */
export interface LearningHooks {
  courseCompleted: Hook<Completion>[];
  /** By its id: deletes the data of a course. What people earned with it, such as certificates, stays. */
  courseDeleted: Hook<number>[];
  /** Once for each outline that is newer than the one before it. */
  outlineChanged: Hook<OutlineChange>[];
  /** By the id: deletes the data of a person, or the name in it. */
  personErased: Hook<number>[];
}

/** What the modules of learning work with. */
export interface LearningContext {
  db: Database;
  now: () => Date;
  events: Events;
  jobs: Jobs;
  clients: Pick<LearningOptions, 'catalogue' | 'auth' | 'commerce'>;
  certificates: CertificateSettings;
  hooks: LearningHooks;
  /** Whether nothing is sold, so that everybody learns every course. */
  everything: boolean;
  /** Who learns a course. The module of grants sets it. */
  decideAccess: DecideAccess;
  /** Reports of progress, of one person one after the other. */
  reportQueue: WorkQueue;
}

/** Some connections of the pool are left for reads. */
const progressReports = { running: 5, runningPerKey: 1, waiting: 2_000, waitingPerKey: 100, waitingMs: 10_000 };

export function createContext(app: TypedApp, options: LearningOptions): LearningContext {
  const { db, catalogue, auth, commerce, certificates, now = () => new Date() } = options;
  return {
    db,
    now,
    events: createEvents({ now }),
    jobs: createJobs(app, { db, now }),
    clients: { catalogue, auth, commerce },
    certificates,
    hooks: { courseCompleted: [], courseDeleted: [], outlineChanged: [], personErased: [] },
    everything: commerce === undefined,
    decideAccess: async () => 'unknown',
    reportQueue: createWorkQueue({ name: 'progress-reports', ...progressReports, metrics: app.metrics }),
  };
}

/** In the order in which the modules were registered. */
export async function callAll<Fact>(hooks: readonly Hook<Fact>[], trx: Knex.Transaction, fact: Fact): Promise<void> {
  for (const hook of hooks) await hook(trx, fact);
}
