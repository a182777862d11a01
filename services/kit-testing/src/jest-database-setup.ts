import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLocked } from '@vidyapath/postgres/folder-lock';
import { stopOrphanedServer } from '@vidyapath/postgres/orphaned-server';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@vidyapath/postgres/start-embedded-postgres';

declare global {
  var testPostgres: { server: EmbeddedPostgres; folder: string } | undefined;
}

const prefix = 'vidyapath-test-';
const quiet = {
  info: () => undefined,
  warn: () => undefined,
  error: (text: string) => process.stderr.write(`${text}\n`),
};

/** In memory, if the machine has enough: each test file has a database, and writing them to a disk takes a tenth of the tests' time. */
const memory = '/dev/shm';
const home = freeBytes(memory) > 4 * 1_024 ** 3 ? memory : tmpdir();

/** Databases are copied from a template, here as whole files. */
const settings: Record<string, string> = process.platform === 'linux' ? { file_copy_method: 'clone' } : {};

/** Jest's globalSetup: one PostgreSQL for the run, unless TEST_DATABASE_URL names one. */
export default async function startTestPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  await removeLeftBehind();
  const folder = mkdtempSync(join(home, prefix));
  const dataDir = join(folder, 'postgresql');
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: quiet, settings });
  globalThis.testPostgres = { server, folder };
  process.env.TEST_DATABASE_URL = server.url;
}

/** Removes databases of killed runs, which had no teardown. */
async function removeLeftBehind(): Promise<void> {
  const own = process.getuid?.();
  const homes = [tmpdir(), memory].filter((folder) => existsSync(folder));
  const entries = homes.flatMap((folder) => readdirSync(folder).map((name) => ({ name, folder: join(folder, name) })));
  for (const { folder } of entries.filter(({ name }) => name.startsWith(prefix))) {
    const { uid, mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    const starting = mtimeMs === undefined || Date.now() - mtimeMs < 60_000;
    if (uid !== own || starting || isLocked(join(folder, 'postgresql.lock'))) continue;
    await stopOrphanedServer(join(folder, 'postgresql'), quiet);
    rmSync(folder, { recursive: true, force: true });
  }
}

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
