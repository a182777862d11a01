import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  adminOf,
  authFolders,
  authSchema,
  createAuth,
  authMigrations,
  seedUsers,
  type ServiceClient,
} from '@vidyapath/auth/app';
import { gatewaySimulatorMigrations, gatewaySimulatorSchema } from '@vidyapath/gateway-simulator/app';
import {
  createFolderStorage,
  isStoredPath,
  encodingOptionsOf,
  mediaFolders,
  mediaMigrations,
  mediaPlugin,
  mediaSchema,
  type Storage,
} from '@vidyapath/media/app';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import type { Database, PoolOptions } from '@vidyapath/service-kit/database/database';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { createServiceCaller, type ServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { reportServerErrorsTo } from '@vidyapath/service-kit/telemetry/server-errors-at';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { type ServiceName, serviceNames } from './edge-policy/paths';
import { lessonLinkSecret } from './lesson-link-secret';
import { mountPlainServices, plainServices, type ServiceData } from './plain-services';
import { mountSimulator, paymentSettings } from './payments';
import type { PlatformConfig, SellingConfig } from './platform-config';
import { serverErrorsOn } from './server-errors';
import { serviceScopes } from './service-scopes';
import type { Closer } from './teardown';

export interface Services {
  databases: Record<ServiceName, Database>;
  storage: Storage;
  /** Of the gateway simulator, where payments are simulated. */
  simulator: Database | undefined;
  /** Puts all services on one server. */
  mount: (app: ServiceServer) => Promise<void>;
  /** The client of a service that was mounted on `app` for calls to the others. */
  callerOf: (app: ServiceServer, name: ServiceName) => ServiceCaller;
}

type ServicesConfig = Omit<
  PlatformConfig,
  | 'HOST'
  | 'PORT'
  | 'OPERATIONS_PORT'
  | 'WORKERS'
  | 'DATABASE_URL'
  | 'DEMO_DATA'
  | 'ALLOW_REMOTE_OVERRIDES'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'RELEASE'
  | keyof SellingConfig
> &
  Partial<SellingConfig & Pick<PlatformConfig, 'RELEASE'>>;

const data: Record<ServiceName, ServiceData> = {
  auth: { schema: authSchema, migrations: authMigrations, folders: authFolders },
  media: { schema: mediaSchema, migrations: mediaMigrations, folders: mediaFolders },
  ...plainServices,
};

/** Folders of the data folder that belong to a backup beside the database. */
export const dataFolders = Object.values(data).flatMap(({ folders = [] }) => folders);

/** Services of one process need no configured secrets; each process makes its own. */
const newClients = (): ServiceClient[] =>
  Object.entries(serviceScopes).map(([id, scopes]) => ({
    id,
    secret: randomBytes(32).toString('base64url'),
    scopes: [...scopes],
  }));

/** A pool in each service's schema, made and migrated. */
export async function prepareSchemas(
  url: string,
  onClose: (closer: Closer) => void,
  pool: PoolOptions = {},
): Promise<Services['databases']> {
  const databases = {} as Services['databases'];
  for (const name of serviceNames) {
    const db = await prepareDatabase(url, { ...data[name], ...pool });
    onClose(() => db.destroy());
    databases[name] = db;
  }
  return databases;
}

/** Where payments are simulated. */
async function prepareSimulator(
  config: ServicesConfig,
  url: string,
  onClose: (closer: Closer) => void,
  pool: PoolOptions = {},
): Promise<Database | undefined> {
  if (paymentSettings(config).PAYMENTS !== 'simulated') return undefined;
  const parts = { schema: gatewaySimulatorSchema, migrations: gatewaySimulatorMigrations };
  const db = await prepareDatabase(url, { ...parts, ...pool });
  onClose(() => db.destroy());
  return db;
}

/** Databases, storage and keys of all services; they check tokens through functions instead of HTTP. */
export async function prepareServices(
  config: ServicesConfig,
  url: string,
  onClose: (closer: Closer) => void,
  pool: PoolOptions = {},
): Promise<Services> {
  const admin = adminOf({ ADMIN_EMAIL: config.ADMIN_EMAIL, ADMIN_PASSWORD: config.ADMIN_PASSWORD });
  const databases = await prepareSchemas(url, onClose, pool);
  const simulator = await prepareSimulator(config, url, onClose, pool);
  const mediaFolder = join(config.DATA_DIR, mediaFolders[0]);
  const storage = await createFolderStorage(mediaFolder);
  const lessonLinks = createLessonLinks(lessonLinkSecret(join(config.DATA_DIR, 'lesson-link-secret')));
  const serviceClients = newClients();
  const auth = createAuth({ db: databases.auth, config, serviceClients });
  if (admin) await seedUsers(databases.auth, [admin]);

  const callerOf: Services['callerOf'] = (app, id) => {
    const secret = serviceClients.find((client) => client.id === id)?.secret ?? '';
    return createServiceCaller(app, { id, secret, auth: injectLink(app) });
  };

  return {
    databases,
    storage,
    simulator,
    callerOf,
    mount: async (app) => {
      const { tokens } = auth;
      await app.register(auth.plugin, {
        serverErrors: serverErrorsOn(app, config.RELEASE),
      });
      await app.register(async (scope) => {
        const caller = callerOf(app, 'media');
        reportServerErrorsTo(scope, caller, serverErrorsOn(app, config.RELEASE));
        await scope.register(mediaPlugin, {
          catalogue: caller.clientOf('catalogue', caller.auth),
          db: databases.media,
          storage,
          tokens,
          lessonLinks,
          encoding: { ...encodingOptionsOf(config, mediaFolder), inAll: true },
          lessonBytesMax: config.LESSON_MAX_BYTES,
          lessonQuotaBytes: config.LESSON_QUOTA_BYTES,
          allowHosts: config.MEDIA_PROBE_ALLOW_HOSTS,
          ...(config.YOUTUBE_API_KEY ? { apiKey: config.YOUTUBE_API_KEY } : {}),
        });
      });
      const isStored = (path: string) => isStoredPath(storage, path);
      await mountPlainServices(
        app,
        databases,
        { tokens, isStored, lessonLinks, callerOf: (name) => callerOf(app, name) },
        config,
      );
      if (simulator) await mountSimulator(app, simulator);
    },
  };
}
