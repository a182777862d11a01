import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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

/** Jest's globalSetup: one PostgreSQL for the run, unless TEST_DATABASE_URL names one. */
export default async function startTestPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  await removeLeftBehind();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgresql'), durable: false, log: quiet });
  globalThis.testPostgres = { server, folder };
  process.env.TEST_DATABASE_URL = server.url;
}

/** A run that was killed had no teardown. */
async function removeLeftBehind(): Promise<void> {
  const own = process.getuid?.();
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const { uid, mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    const starting = mtimeMs === undefined || Date.now() - mtimeMs < 60_000;
    if (uid !== own || starting || isLocked(join(folder, 'postgresql.lock'))) continue;
    await stopOrphanedServer(join(folder, 'postgresql'), quiet);
    rmSync(folder, { recursive: true, force: true });
  }
}
