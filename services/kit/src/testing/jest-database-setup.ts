import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres';

declare global {
  var testPostgres: { server: EmbeddedPostgres; folder: string } | undefined;
}

/** Jest's globalSetup: one PostgreSQL for the run, unless TEST_DATABASE_URL names one. */
export default async function startTestPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-test-'));
  const quiet = { info: () => undefined, warn: () => undefined, error: (text: string) => process.stderr.write(`${text}\n`) };
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgresql'), durable: false, log: quiet });
  globalThis.testPostgres = { server, folder };
  process.env.TEST_DATABASE_URL = server.url;
}
