import {
  catalogueMigrations,
  cataloguePlugin,
  catalogueSchema,
  fileCalls,
  withdrawalsAt,
  type CommerceClient,
  type IsStored,
  type LearningClient,
  type MediaClient,
} from '@vidyapath/catalogue/app';
import { grantsAt } from '@vidyapath/service-kit/domain/access/grants-at';
import type { LessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import type { TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import type { ServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { SchemaOptions } from '@vidyapath/service-kit/database/ensure-schema';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import type { MailConfig } from '@vidyapath/service-kit/domain/mail/mail-settings';
import type { AuthClient } from '@vidyapath/service-kit/domain/people/people-feed';
import { reportServerErrorsTo } from '@vidyapath/service-kit/telemetry/server-errors-at';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { commerceMigrations, commercePlugin, commerceSchema, gatewayAccountOf } from '@vidyapath/commerce/app';
import { submissionsMax, supportMigrations, supportPlugin, supportSchema } from '@vidyapath/support/app';
import {
  type CatalogueClient,
  learningFolders,
  learningMigrations,
  learningPlugin,
  learningSchema,
  openCertificateKeys,
} from '@vidyapath/learning/app';
import type { ServiceName } from './edge-policy/paths';
import { serverErrorsOn } from './server-errors';
import { paymentSettings } from './payments';
import type { PlatformConfig, SellingConfig } from './platform-config';

export interface ServiceData {
  schema: SchemaOptions;
  migrations: readonly Migration[];
  /** Of `DATA_DIR`: what the service cannot make again, which a backup saves. */
  folders?: readonly string[];
}

type Config = Pick<PlatformConfig, 'RATE_LIMIT_PER_MINUTE' | 'APP_NAME' | 'DATA_DIR'> &
  Partial<SellingConfig & MailConfig & Pick<PlatformConfig, 'RELEASE'>>;
type PlainName = Exclude<ServiceName, 'auth' | 'media'>;

interface PlainParts {
  db: Database;
  tokens: TokenCheckOptions;
  /** Whether media has issued a path. */
  isStored: IsStored;
  /** Signs the addresses of lesson files, which media then serves. */
  lessonLinks: LessonLinks;
  /** Calls the other services; `caller.auth` reaches every service of this process. */
  caller: ServiceCaller;
}

interface PlainService extends ServiceData {
  mount: (app: ServiceServer, parts: PlainParts, config: Config) => PromiseLike<unknown>;
}

/** Services that need nothing but their schema and a way to check tokens, and to ask media for a file. */
export const plainServices: Readonly<Record<PlainName, PlainService>> = {
  catalogue: {
    schema: catalogueSchema,
    migrations: catalogueMigrations,
    mount: (app, { caller, ...parts }) => {
      const commerce: CommerceClient = caller.clientOf('commerce', caller.auth);
      const selling = { grants: grantsAt(commerce), withdrawals: withdrawalsAt(commerce) };
      const learning: LearningClient = caller.clientOf('learning', caller.auth);
      const media: MediaClient = caller.clientOf('media', caller.auth);
      const mediaFiles: MediaClient = caller.clientOf('media', caller.auth, fileCalls);
      return app.register(cataloguePlugin, { ...parts, ...selling, learning, media, mediaFiles });
    },
  },
  commerce: {
    schema: commerceSchema,
    migrations: commerceMigrations,
    mount: (app, { db, tokens, caller }, config) => {
      const settings = paymentSettings(config);
      return app.register(commercePlugin, {
        db,
        tokens,
        settings,
        mail: config,
        payments: gatewayAccountOf(settings, settings.PAYMENTS === 'simulated' ? injectLink(app) : undefined),
        catalogue: caller.clientOf('catalogue', caller.auth),
        auth: caller.clientOf('auth', caller.auth),
      });
    },
  },
  support: {
    schema: supportSchema,
    migrations: supportMigrations,
    mount: (app, { db, tokens, caller }, config) =>
      app.register(supportPlugin, {
        db,
        tokens,
        submissionsMax: config.RATE_LIMIT_PER_MINUTE === 0 ? 0 : submissionsMax,
        mail: config,
        auth: caller.clientOf('auth', caller.auth),
        catalogue: caller.clientOf('catalogue', caller.auth),
        commerce: caller.clientOf('commerce', caller.auth),
        learning: caller.clientOf('learning', caller.auth),
        media: caller.clientOf('media', caller.auth),
        pages: injectLink(app),
      }),
  },
  learning: {
    schema: learningSchema,
    migrations: learningMigrations,
    folders: learningFolders,
    mount: (app, { db, tokens, caller }, { DATA_DIR, APP_NAME: appName, PUBLIC_URL: publicUrl }) => {
      const catalogue: CatalogueClient = caller.clientOf('catalogue', caller.auth);
      const commerce: CommerceClient = caller.clientOf('commerce', caller.auth);
      const auth: AuthClient = caller.clientOf('auth', caller.auth);
      const certificates = { keys: openCertificateKeys(DATA_DIR), appName, publicUrl };
      return app.register(learningPlugin, { db, tokens, catalogue, commerce, auth, certificates });
    },
  },
};

/** Registers them on a server. */
export async function mountPlainServices(
  app: ServiceServer,
  databases: Record<PlainName, Database>,
  { callerOf, ...parts }: Omit<PlainParts, 'db' | 'caller'> & { callerOf: (name: PlainName) => ServiceCaller },
  config: Config,
): Promise<void> {
  for (const [name, { mount }] of Object.entries(plainServices) as [PlainName, PlainService][]) {
    const caller = callerOf(name);
    // Each in its own scope, so that it reports its own failures.
    await app.register(async (scope) => {
      reportServerErrorsTo(scope, caller, serverErrorsOn(app, config.RELEASE));
      await mount(scope, { db: databases[name], caller, ...parts }, config);
    });
  }
}
