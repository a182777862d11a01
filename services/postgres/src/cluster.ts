import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from './operator-error';
import type { OsUser } from './os-user';

export const superuser = 'vidyapath';

export interface Cluster {
  /** The PostgreSQL data directory. */
  folder: string;
  binaries: string;
  user: OsUser | undefined;
  /** False only for tests: skips fsync. */
  durable: boolean;
  /** Beside or in place of the usual ones. */
  settings: Record<string, string>;
}

/** Data of the previous start, in a file beside the cluster that only the owner may read. */
export interface ClusterSecrets {
  password: string;
  port: number;
}

const secretsFile = (folder: string) => `${folder}.json`;

export function readSecrets(folder: string): ClusterSecrets | undefined {
  try {
    return JSON.parse(readFileSync(secretsFile(folder), 'utf8')) as ClusterSecrets;
  } catch {
    return undefined;
  }
}

export function writeSecrets(folder: string, secrets: ClusterSecrets): void {
  const unfinished = `${secretsFile(folder)}.new`;
  writeFileSync(unfinished, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(unfinished, secretsFile(folder));
}

/** A process that drops to another user reaches its folder, under parents closed to that user, only as its cwd. */
export function folderArgument(folder: string, user: OsUser | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Creates the cluster unless it exists. It is created elsewhere and moved, so an interrupted start leaves none. */
export function initialiseCluster(cluster: Cluster): void {
  const { folder } = cluster;
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new OperatorError([`DATA_DIR: ${folder} holds other files than a database; move them away`]);
  }
  const staging = `${folder}.new`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(join(staging, 'cluster'), { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(join(staging, 'password'), password, { mode: 0o600 });
  for (const path of ['', 'cluster', 'password']) own(join(staging, path), cluster.user);
  runInitdb(cluster, staging);
  writeSecrets(folder, { password, port: 0 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(join(staging, 'cluster'), folder);
  rmSync(staging, { recursive: true, force: true });
}

function runInitdb({ binaries, user, durable }: Cluster, staging: string): void {
  const unfinished = join(staging, 'cluster');
  const root = folderArgument(unfinished, user);
  const options = [`--pgdata=${root}`, `--pwfile=${root}/../password`, `--username=${superuser}`];
  const fixed = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', ...(durable ? [] : ['--no-sync'])];
  const result = spawnSync(join(binaries, 'bin', 'initdb'), [...options, ...fixed], {
    cwd: unfinished,
    encoding: 'utf8',
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    ...user,
  });
  if (result.status === 0) return;
  const lines = `${result.error?.message ?? ''}\n${result.stdout ?? ''}\n${result.stderr ?? ''}`.split('\n');
  const reason =
    lines.find((line) => /error|fatal|cannot|could not|no space/i.test(line)) ?? `initdb ended with ${result.status}`;
  rmSync(staging, { recursive: true, force: true });
  throw new OperatorError([
    `DATA_DIR: the database could not be made in ${dirname(staging)}: ${reason.replace(/^.*?(FATAL|error): +/, '').trim()}`,
  ]);
}

/** Ownership and mode that PostgreSQL insists on. */
export function own(path: string, user: OsUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid);
  chmodSync(path, path.endsWith('password') ? 0o600 : 0o700);
}
