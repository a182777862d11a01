import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from './operator-error';
import { preparedBinaries } from './binaries';
import { type Cluster, initialiseCluster, own, readSecrets, writeSecrets } from './cluster';
import { lockFolder } from './folder-lock';
import { freePort } from './free-port';
import { stopOrphanedServer, stopProcess } from './orphaned-server';
import { userForPostgres } from './os-user';
import { adminUrl, type ServerProcess, spawnServer, waitUntilReady } from './server-process';

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster, made when missing. Password and port are kept in `<dataDir>.json` beside it. */
  dataDir: string;
  log: { info(text: string): void; warn(text: string): void; error(text: string): void };
  /** False only for tests: a power cut may lose data. */
  durable?: boolean;
  /** Of PostgreSQL, beside or in place of those of the platform. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Of a superuser, for the database `vidyapath`. The port stays the same over restarts of the server. */
  url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL from the npm package on 127.0.0.1 and keeps it running until `stop`. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.dataDir);
  makeParent(folder);
  const unlock = lockFolder(`${folder}.lock`, `DATA_DIR: ${folder}`);
  try {
    const user = userForPostgres(folder);
    const cluster: Cluster = {
      folder,
      user,
      binaries: preparedBinaries(user),
      durable: options.durable ?? true,
      settings: options.settings ?? {},
    };
    if (statSync(folder, { throwIfNoEntry: false })) await stopOrphanedServer(folder, options.log);
    initialiseCluster(cluster);
    own(folder, user);
    const supervisor = new Supervisor(cluster, options.log);
    const url = await supervisor.start();
    return {
      url,
      stop: async () => {
        await supervisor.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw asOperatorError(folder, error);
  }
}

class Supervisor {
  private server: ServerProcess | undefined;
  private stopping = false;
  private port = 0;

  constructor(
    private readonly cluster: Cluster,
    private readonly log: EmbeddedPostgresOptions['log'],
  ) {}

  async start(): Promise<string> {
    const secrets = readSecrets(this.cluster.folder);
    if (!secrets) {
      throw new OperatorError([
        `DATA_DIR: ${this.cluster.folder}.json, which holds the database's password, is missing or damaged`,
      ]);
    }
    // Right after a crash children of the last server may still be ending.
    for (let attempt = 1; ; attempt += 1) {
      this.port = await freePort(secrets.port);
      if (await this.launch(secrets.password)) break;
      if (attempt === 5)
        throw new OperatorError([`DATA_DIR: the database in ${this.cluster.folder} does not start: ${this.reason()}`]);
      await pause(attempt * 300);
    }
    writeSecrets(this.cluster.folder, { ...secrets, port: this.port });
    await ensureDatabase(adminUrl(this.port, secrets.password, 'postgres'));
    void this.watch(secrets.password);
    return adminUrl(this.port, secrets.password, 'vidyapath');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const server = this.server;
    if (server?.child.pid && server.child.exitCode === null) await stopProcess(server.child.pid);
    await server?.exited;
  }

  private async launch(password: string): Promise<boolean> {
    const server = spawnServer(this.cluster, this.port, (line) => this.reportCrash(line));
    this.server = server;
    if (await waitUntilReady(server, adminUrl(this.port, password, 'postgres'))) {
      // Output from before the start explains no later failure.
      server.lines.length = 0;
      return true;
    }
    if (server.child.pid) await stopProcess(server.child.pid);
    await server.exited;
    return false;
  }

  private async watch(password: string): Promise<void> {
    for (let failures = 0; ;) {
      await this.server?.exited;
      if (this.stopping) return;
      this.log.error(`PostgreSQL exited unexpectedly (${this.reason()}); restarting it`);
      await pause(Math.min(100 * 2 ** failures, 5_000));
      if (this.stopping) return;
      failures = (await this.launch(password)) ? 0 : failures + 1;
      if (failures === 0) this.log.info('PostgreSQL is running again');
    }
  }

  /** PostgreSQL itself begins again after a crash of one of its processes, as on a full disk. */
  private reportCrash(line: string): void {
    if (!line.includes('terminating any other active server processes')) return;
    const { lines = [] } = this.server ?? {};
    const crash = lines.findLast((text) => /PANIC: /.test(text)) ?? lines.at(-2) ?? '';
    this.log.error(`PostgreSQL ended all connections: ${crash.replace(/^.*?(PANIC|LOG): +/, '')}`);
  }

  private reason(): string {
    const { lines = [], child } = this.server ?? {};
    const line = lines.findLast((text) => /FATAL|PANIC|ENOENT|EACCES|EPERM/.test(text));
    return (
      line?.replace(/^.*?(FATAL|PANIC): +/, '').trim() ??
      `ended with ${child?.signalCode ?? child?.exitCode ?? 'no answer'}`
    );
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'vidyapath'");
    if (!rowCount) await client.query('create database vidyapath');
  } finally {
    await client.end();
  }
}

function makeParent(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
  } catch (error) {
    throw asOperatorError(folder, error);
  }
}

function asOperatorError(folder: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code))
    return new OperatorError([`DATA_DIR: ${dirname(folder)} cannot be written (${code})`]);
  if (code === 'ENOSPC') return new OperatorError([`DATA_DIR: no space is left for ${folder}`]);
  return error;
}
