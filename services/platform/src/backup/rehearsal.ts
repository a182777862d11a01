import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../database/open-database';
import { prepareSchemas } from '../services';
import { createTeardown } from '../teardown';
import { withFullDiskAs } from './full-disk';
import { checkCertificates, checkFiles, checkLoginKeys, checkRows } from './rehearsal-checks';
import { restore } from './restore';

export interface RehearsalOptions {
  folder: string;
  say: (line: string) => void;
  /** Receives what ends the rehearsal before its time. */
  closeAlso?: (rehearsal: { close: () => Promise<unknown>; unfinished: true }) => void;
}

/**
 * `npm run rehearse-restore`: restores a backup into a temporary data folder with a PostgreSQL of its own, checks it,
 * and removes both. No platform is touched.
 */
export async function runRehearsal({ folder, say, closeAlso }: RehearsalOptions): Promise<void> {
  const since = Date.now();
  const teardown = createTeardown();
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-rehearsal-'));
  const line = `The disk of ${tmpdir()} is full; name a folder with more space in TMPDIR.`;
  let ending = Promise.resolve();
  const finished = (async () => {
    try {
      await withFullDiskAs(line, () => rehearse({ folder, dataDir, say }, teardown));
    } finally {
      // PostgreSQL writes until it has ended.
      await ending;
      await teardown.run();
      await rm(dataDir, { recursive: true, force: true });
    }
  })();
  // Without its database the rehearsal fails, and then removes everything.
  const close = async () => {
    ending = teardown.run();
    await finished.catch(() => undefined);
  };
  closeAlso?.({ close, unfinished: true });
  await finished;
  say(`The backup in ${folder} can be restored: ${secondsSince(since)}. What was restored is removed again.`);
}

async function rehearse(
  { folder, dataDir, say }: RehearsalOptions & { dataDir: string },
  teardown: ReturnType<typeof createTeardown>,
): Promise<void> {
  const step = async <Result>(what: (result: Result) => string, work: () => Promise<Result>): Promise<Result> => {
    const since = Date.now();
    const result = await work();
    say(`${secondsSince(since).padStart(7)}  ${what(result)}`);
    return result;
  };
  const checked = (what: string): string => `checked: ${what}`;
  say(`Restores ${folder} into ${dataDir} …`);
  const database = await step(
    () => 'started PostgreSQL',
    () => openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir }, { info: say, warn: say, error: say }),
  );
  teardown.add(() => database.stop());
  await step(
    () => 'made the empty tables',
    () => prepareSchemas(database.url, teardown.add),
  );
  const description = await step(
    ({ tables, folders }) => `restored ${tables.length} tables and ${folders.length} folders`,
    () => restore({ databaseUrl: database.url, dataDir, folder }),
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  teardown.add(() => client.end());
  await step(checked, () => checkRows(client, description));
  await step(checked, () => checkFiles(dataDir, description));
  await step(checked, () => checkLoginKeys(dataDir));
  await step(checked, () => checkCertificates(client, dataDir));
}

const secondsSince = (since: number): string => `${((Date.now() - since) / 1_000).toFixed(1)} s`;
