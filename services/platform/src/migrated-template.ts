import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@vidyapath/postgres/start-embedded-postgres';
import { prepareSchemas } from './services';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** A PostgreSQL in which every new database has the schemas of this version; prints its address and ends with its input. */
async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-template-'));
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgresql'),
    durable: false,
    log: { info: () => undefined, warn: say, error: say },
  });
  const closers: (() => Promise<unknown>)[] = [];
  await prepareSchemas(
    Object.assign(new URL(server.url), { pathname: '/template1' }).href,
    (closer) => void closers.push(closer),
  );
  // PostgreSQL copies no database that has open connections.
  for (const close of closers) await close();
  process.stdout.write(`${server.url}\n`);
  await once(process.stdin.resume(), 'end');
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

void run();
