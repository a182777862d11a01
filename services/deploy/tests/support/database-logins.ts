import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Owner, serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { containersFolder } from './dockerfile';

const folder = join(containersFolder, 'postgres');
const passwordOf = (owner: Owner): string => `password-of-${owner}`;

/** Does what PostgreSQL's container does with its empty volume. `adminUrl` is of a superuser. */
export function addLogins(adminUrl: string): void {
  const { hostname, port, username, password, pathname } = new URL(adminUrl);
  const database = pathname.slice(1);
  const passwords = serviceNames.map((name) => [
    `${name.toUpperCase().replaceAll('-', '_')}_DATABASE_PASSWORD`,
    passwordOf(name),
  ]);
  const env = {
    PATH: process.env.PATH,
    PGHOST: hostname,
    PGPORT: port,
    PGPASSWORD: password,
    POSTGRES_USER: username,
    POSTGRES_DB: database,
    ...(Object.fromEntries(passwords) as Record<string, string>),
  };
  const psql = ['--quiet', '--set', 'ON_ERROR_STOP=1', '--username', username, '--dbname', database, '--file'];
  for (const [command, ...args] of [
    ['psql', ...psql, join(folder, '10-logins.sql')],
    ['bash', join(folder, '20-passwords.sh')],
  ] as const) {
    const { status, error, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(error?.message ?? stderr);
  }
}

/** The address of the database with the login of one service. */
export function serviceUrl(adminUrl: string, owner: Owner): string {
  const url = new URL(adminUrl);
  url.username = owner;
  url.password = passwordOf(owner);
  return url.href;
}
