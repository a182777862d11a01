import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vidyapath/postgres/free-port';
import { userForPostgres } from '@vidyapath/postgres/os-user';
import { type Backing, startOn, stopChild } from './backing';

const versions = '/usr/lib/postgresql';

/** Debian's PostgreSQL, whose server and `pg_dump` are of one version, as in the image. `pg_dump` refuses a newer server. */
function installedPrograms(): string {
  const [version] = existsSync(versions) ? readdirSync(versions).toSorted().toReversed() : [];
  const folder = join(versions, version ?? '', 'bin');
  if (!existsSync(join(folder, 'postgres'))) throw new Error('This needs a server: apt-get install postgresql');
  return folder;
}

/** The image's server and programs, on an empty folder. The address is of a superuser. */
export async function startInstalledPostgres(): Promise<Backing & { programs: string }> {
  const programs = installedPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-postgres-'));
  const user = userForPostgres(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const as = user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : ['env'];
  const [command = '', ...before] = as;
  const data = join(folder, 'data');
  const initdb = [
    join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'vidyapath',
    '--auth=trust',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  ];
  const { status, stderr } = spawnSync(command, [...before, ...initdb], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const port = await freePort();
  const server = [join(programs, 'postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
  const child = await startOn(port, command, [...before, ...server]);
  return {
    url: `postgres://vidyapath:unused@127.0.0.1:${port}/postgres`,
    programs,
    stop: async () => {
      await stopChild(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
