import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vidyapath/postgres/start-embedded-postgres';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface OwnPostgres {
  url: string;
  stop: () => Promise<void>;
  /** On the same port, after `stop`. */
  start: () => Promise<void>;
  /** To the server and every process of a connection. */
  signalAll: (signal: NodeJS.Signals) => void;
  remove: () => Promise<void>;
}

/** A PostgreSQL server for one test file to break. */
export async function createOwnPostgres(folder = mkdtempSync(join(tmpdir(), 'vidyapath-test-'))): Promise<OwnPostgres> {
  const dataDir = join(folder, 'postgresql');
  const run = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, durable: false, log: quiet });
  let server = await run();
  return {
    url: server.url,
    stop: () => server.stop(),
    start: async () => {
      server = await run();
    },
    signalAll: (signal) => {
      for (const pid of processesOf(dataDir)) process.kill(pid, signal);
    },
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server's processes, the server itself first. */
export function processesOf(dataDir: string): number[] {
  const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}
