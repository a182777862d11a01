import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '@vidyapath/service-kit/process/config';
import { lockFolder } from '@vidyapath/postgres/folder-lock';
import { operatorLines } from '@vidyapath/service-kit/process/run-service';
import { openDatabase } from './database/open-database';
import { demoAccounts } from './demo/demo-accounts';
import { loadDemoData } from './demo/load-demo-data';
import { loadDemoLearning } from './demo/load-demo-learning';
import { loadDemoSales } from './demo/load-demo-sales';
import { openFrontEnd } from './front-end/open-front-end';
import type { PlatformConfig } from './platform-config';
import { copyBuilds } from './releases/served-builds';
import { serve } from './serve';
import { prepareServices, type Services } from './services';
import { type Closer, createTeardown } from './teardown';
import { startWorkers, type Workers } from './workers/primary';

export { runBackup, runRestore } from './backup/command';
export { runRehearsal } from './backup/rehearsal';

export interface PlatformOptions {
  /** Top folder of the project. */
  root: string;
  /** Called with a line for the person who watches the start. */
  say: (line: string) => void;
  /** Reloads the browser when a slice was built again, and serves from processes that can be exchanged. */
  development?: boolean;
  /** Script of one of several processes, made of `worker.ts`. */
  workerScript: string;
}

export interface StartedPlatform {
  url: string;
  /** Accounts to log in with, when the demo data is on. */
  accounts: readonly { role: string; email: string; password: string }[];
}

export interface Platform {
  /** Resolves once everything answers. Rejects with an {@link OperatorError} when the operator can fix the cause. */
  start(): Promise<StartedPlatform>;
  /** Serves the services as they are built now, without a pause; only in development. */
  exchange(): Promise<void>;
  /** Finishes open requests and ends everything, at any moment. */
  close(): Promise<void>;
}

/** The platform in this process: database, services, slices. */
export function createPlatform(config: PlatformConfig, options: PlatformOptions): Platform {
  const teardown = createTeardown();
  let starting: Promise<Partial<Workers>> = Promise.resolve({});
  return {
    start: () => {
      const started = startAll(config, options, teardown).catch(async (error: unknown) => {
        await teardown.run();
        throw readable(error);
      });
      starting = started.catch(() => ({}));
      return started;
    },
    exchange: async () => (await starting).exchange?.(),
    close: async () => {
      teardown.begin();
      await starting;
      await teardown.run();
    },
  };
}

async function startAll(
  config: PlatformConfig,
  { root, say, development = false, workerScript }: PlatformOptions,
  teardown: ReturnType<typeof createTeardown>,
): Promise<StartedPlatform & Partial<Workers>> {
  const log = { info: say, warn: say, error: say };
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(join(config.DATA_DIR, 'platform.lock'), `DATA_DIR: ${config.DATA_DIR}`);
  teardown.add(async () => unlock());
  const slices = development ? root : await copyBuilds(root, config.DATA_DIR);
  const frontEnd = await openFrontEnd(config, { root: slices, say, development });
  say(config.DATABASE_URL ? 'Connecting to the database …' : 'Starting PostgreSQL …');
  const database = await openDatabase(config, log);
  teardown.add(() => database.stop());

  const prepared: Closer[] = [];
  const onClose = (closer: Closer): void => {
    prepared.push(closer);
    teardown.add(closer);
  };
  const services = await prepareServices(config, database.url, onClose);
  if (config.DEMO_DATA) await loadDemoData(services, { root, say });
  const accounts = config.DEMO_DATA ? demoAccounts : [];
  if (config.WORKERS === 1 && !development) {
    const { url } = await serve(config, { root, frontEnd, services, development }, teardown);
    // A year of sales takes half a minute; the start does not wait for it.
    if (config.DEMO_DATA) loadHistoryInBackground(services, config, { say, teardown });
    return { accounts, url };
  }
  if (!development) {
    if (config.DEMO_DATA) await loadDemoHistory(services, config);
    // The workers need the connections.
    await Promise.all(prepared.map((close) => close()));
  }
  const settings = { config: { ...config, DATABASE_URL: database.url }, root: slices, development };
  const workers = await startWorkers({ count: config.WORKERS, script: workerScript, settings, say });
  teardown.add(workers.stop);
  if (development && config.DEMO_DATA) loadHistoryInBackground(services, config, { say, teardown });
  return { accounts, ...workers };
}

/** Progress, reviews and purchases of the demo's people. */
async function loadDemoHistory(services: Services, config: PlatformConfig, signal?: AbortSignal): Promise<void> {
  await loadDemoLearning(services, config, signal);
  await loadDemoSales(services, config, signal);
}

function loadHistoryInBackground(
  services: Services,
  config: PlatformConfig,
  { say, teardown }: Pick<PlatformOptions, 'say'> & { teardown: ReturnType<typeof createTeardown> },
): void {
  const stop = new AbortController();
  const loaded = loadDemoHistory(services, config, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) say(`The demo's history was not made: ${operatorLines(error).join(' ')}`);
  });
  teardown.add(async () => {
    stop.abort();
    await loaded;
  });
}

function readable(error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const lines = operatorLines(error);
  return lines.some((line) => line.includes('\n')) ? error : new OperatorError(lines);
}
