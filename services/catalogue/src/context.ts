import type { TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { CallLimits, ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { paths } from '@vidyapath/service-kit/clients/learning';
import type { paths as MediaPaths } from '@vidyapath/service-kit/clients/media';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { DecideAccess, GrantSource } from '@vidyapath/service-kit/domain/access/course-access';
import type { LessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { createEvents, type Events } from '@vidyapath/service-kit/events/events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { Knex } from 'knex';
import { type ContentVersion, createContentVersion, readContentVersion } from './lib/cache/content-version';
import { type CourseReads, createCourseReads } from './lib/lists/course-reads';
import { followReplica, type ReadReplica } from './lib/replica/read-replica';
import { visitorsVersion } from './lib/replica/visitors-version';
import type { IsStored } from './lib/stored-files/stored-files';
import type { AskWithdrawal } from './modules/courses/course-withdrawals';

/** Sends the token of catalogue, with the scope `learning-log:read`. */
export type LearningClient = ServiceClient<paths>;
/** With the scopes `media-log:read` and `handouts:write`. */
export type MediaClient = ServiceClient<MediaPaths>;
/** Of a client that hands files to media. */
export const fileCalls: CallLimits = { timeoutMs: 30_000, open: 3 };

export interface CatalogueOptions {
  /** A pool in the catalogue's schema, migrated. The caller destroys it. */
  db: Database;
  /** A pool on a replica of it, for reads of visitors while it is less than a second behind. */
  replicaDb?: Database | undefined;
  tokens: TokenCheckOptions;
  isStored: IsStored;
  /** Signs the addresses of lesson files, which media then serves. */
  lessonLinks: LessonLinks;
  /** Left out: every signed-in account learns every public course. */
  grants?: GrantSource | undefined;
  /** Called before a course is deleted. Left out: nothing is sold. */
  withdrawals?: AskWithdrawal | undefined;
  /** Has the means and counts of reviews. Left out: there are no reviews. */
  learning?: LearningClient | undefined;
  /** Has the assets of lessons. Left out: there are none. */
  media?: MediaClient | undefined;
  /** The same with {@link fileCalls}. Left out: lessons have no files. */
  mediaFiles?: MediaClient | undefined;
  /** `false`: each read asks the database. */
  cacheAnswers?: boolean;
  now?: () => Date;
}

type Hook<Fact> = (trx: Knex.Transaction, fact: Fact) => Promise<unknown>;

/** What a module does when another one changes something, in the transaction of the change. Each module adds its own. */
export interface CatalogueHooks {
  /** By their ids. Called before courses are locked. */
  assetsChanged: Hook<readonly string[]>[];
}

/** What the catalogue's modules work with. */
export interface CatalogueContext extends Pick<CatalogueOptions, 'db' | 'isStored' | 'lessonLinks' | 'withdrawals'> {
  now: () => Date;
  events: Events;
  jobs: Jobs;
  clients: Pick<CatalogueOptions, 'media' | 'mediaFiles'>;
  hooks: CatalogueHooks;
  /** Who learns a course. The plugin sets it. */
  decideAccess: DecideAccess;
  /** Of the primary. */
  reads: CourseReads;
  replica: { state: ReadReplica; reads: CourseReads } | undefined;
  /** Of the content that visitors read. */
  visitorVersion: ContentVersion;
}

export function createContext(app: TypedApp, options: CatalogueOptions): CatalogueContext {
  const { db, replicaDb, isStored, lessonLinks, withdrawals, media, mediaFiles, now = () => new Date() } = options;
  const version = createContentVersion(readContentVersion(db));
  const state = replicaDb && followReplica(db, replicaDb);
  if (state) app.addHook('onClose', async () => state.close());
  const visitorVersion = state ? visitorsVersion(version, db, state) : version;
  return {
    db,
    isStored,
    lessonLinks,
    withdrawals,
    now,
    events: createEvents({ now }),
    jobs: createJobs(app, { db, now }),
    clients: { media, mediaFiles },
    hooks: { assetsChanged: [] },
    decideAccess: async () => 'unknown',
    reads: createCourseReads(db, version),
    replica: state && { state, reads: createCourseReads(state.db, visitorVersion) },
    visitorVersion,
  };
}
