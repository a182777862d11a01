import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '@vidyapath/service-kit/config';
import { lockFolder } from '@vidyapath/service-kit/embedded-postgres/folder-lock';
import { listen } from '@vidyapath/service-kit/listen';
import { operatorLines } from '@vidyapath/service-kit/run-service';
import { openDatabase } from './database/open-database';
import { demoAccounts } from './demo/demo-accounts';
import { loadDemoData } from './demo/load-demo-data';
import { registerLiveReload } from './dev/live-reload';
import { createShellPage } from './front-end/shell-page';
import { createPlatformApp } from './platform-app';
import type { PlatformConfig } from './platform-config';
import { createSlices } from './releases/slices';
import { prepareServices } from './services';
import { createTeardown } from './teardown';

export interface PlatformOptions {
  /** Top folder of the project. */
  root: string;
  /** Takes a line for the person who watches the start. */
  say: (line: string) => void;
  /** Reloads the browser when a slice was built anew. */
  development?: boolean;
}

export interface StartedPlatform {
  url: string;
  /** What there is to log in with, when the demo data is on. */
  accounts: readonly { role: string; email: string; password: string }[];
}

export interface Platform {
  /** Resolves once everything answers. Rejects with an {@link OperatorError} when the operator can mend the cause. */
  start(): Promise<StartedPlatform>;
  /** Finishes what is in flight and ends everything, at any moment. */
  close(): Promise<void>;
}

/** The platform in this process: database, services, slices. */
export function createPlatform(config: PlatformConfig, options: PlatformOptions): Platform {
  const teardown = createTeardown();
  let starting: Promise<unknown> = Promise.resolve();
  return {
    start: () => {
      const started = startAll(config, options, teardown).catch(async (error: unknown) => {
        await teardown.run();
        throw readable(error);
      });
      starting = started.catch(() => undefined);
      return started;
    },
    close: async () => {
      teardown.begin();
      await starting;
      await teardown.run();
    },
  };
}

async function startAll(
  config: PlatformConfig,
  { root, say, development = false }: PlatformOptions,
  teardown: ReturnType<typeof createTeardown>,
): Promise<StartedPlatform> {
  const log = { info: say, warn: say, error: say };
  await mkdir(config.DATA_DIR, { recursive: true });
  const unlock = lockFolder(join(config.DATA_DIR, 'platform.lock'), `DATA_DIR: ${config.DATA_DIR}`);
  teardown.add(async () => unlock());
  const slices = createSlices({ root, releases: join(config.DATA_DIR, 'releases'), warn: say });
  const page = await createShellPage({ slices, warn: say, appName: config.APP_NAME, ...(development ? { devScript: '/__dev/reload.js' } : {}) });
  say(config.DATABASE_URL ? 'Connecting to the database …' : 'Starting PostgreSQL …');
  const database = await openDatabase(config, log);
  teardown.add(() => database.stop());

  const services = await prepareServices(config, database.url, teardown.add);
  if (config.DEMO_DATA) await loadDemoData(services, { root, say });
  const app = await createPlatformApp({ config, slices, page, services });
  teardown.add(() => app.close());
  if (development) registerLiveReload(app, root);
  await listen(app, config);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return { url: `http://${host}:${port}`, accounts: config.DEMO_DATA ? demoAccounts : [] };
}

function readable(error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const lines = operatorLines(error);
  return lines.some((line) => line.includes('\n')) ? error : new OperatorError(lines);
}
