import { resolve } from 'node:path';
import pg from 'pg';
import { readSecrets, superuser } from './cluster';
import { adminUrl } from './server-process';

/** Address of the embedded PostgreSQL that runs on this folder now, for a second program; undefined when none does. */
export async function runningPostgresUrl(dataDir: string): Promise<string | undefined> {
  const secrets = readSecrets(resolve(dataDir));
  if (!secrets?.port) return undefined;
  const url = adminUrl(secrets.port, secrets.password, superuser);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
