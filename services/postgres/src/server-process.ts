import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, folderArgument, superuser } from './cluster';

/** Small values: the whole platform runs beside it on a small machine. */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Five services with up to 11 connections each and the process of their jobs, or two test files at once.
  max_connections: '240',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  io_method: 'sync',
  jit: 'off',
  // After a crash: one call instead of opening each file of the cluster.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and details carry values of rows.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

export interface ServerProcess {
  child: ChildProcess;
  /** Its last lines of output, for the reason of a failure. */
  lines: string[];
  exited: Promise<void>;
}

/**
 * In its own session, so that Ctrl-C reaches the services first and they can finish their requests; in tests in
 * that of its parent, so that Ctrl-C ends it too.
 */
export function spawnServer(
  { binaries, folder, user, durable, settings: own }: Cluster,
  port: number,
  onLine: (line: string) => void,
): ServerProcess {
  const all = {
    ...settings,
    port: String(port),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...own,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', folderArgument(folder, user), ...flags], {
    cwd: folder,
    detached: durable,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    ...user,
  });
  const lines: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (lines.length > 30) lines.shift();
      onLine(line);
    });
  }
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      lines.push(error.message);
      resolve();
    });
  });
  return { child, lines, exited };
}

export function adminUrl(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** True once it answers; SCRAM proves to both sides that they know the password, so it is the server that this process started. */
export async function waitUntilReady(server: ServerProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  let gone = false;
  void server.exited.then(() => {
    gone = true;
  });
  while (!gone && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return !gone;
    } catch {
      await pause(40);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
