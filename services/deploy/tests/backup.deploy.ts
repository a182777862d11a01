import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { freePort } from '@vidyapath/postgres/free-port';
import { bearer, call, logIn } from './support/api';
import { type Backing, startRedis } from './support/backing';
import { addLogins, serviceUrl } from './support/database-logins';
import { type Addresses, environmentOf, programOf } from './support/environment';
import { startInstalledPostgres } from './support/installed-postgres';
import { top } from './support/process';
import { startReplica } from './support/stack';

let server: Awaited<ReturnType<typeof startInstalledPostgres>>;
let redis: Backing;
let folder: string;
beforeAll(async () => {
  [server, redis] = await Promise.all([startInstalledPostgres(), startRedis()]);
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-backup-'));
});
afterAll(async () => {
  await Promise.all([server?.stop(), redis?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** One of PostgreSQL's programs, as BACKUP.md runs it. */
function run(program: string, args: readonly string[]): string {
  const since = Date.now();
  const { status, stdout, stderr } = spawnSync(join(server.programs, program), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  if (program !== 'psql') process.stderr.write(`${program} took ${Date.now() - since} ms\n`);
  return stdout.trim();
}

const query = (url: string, sql: string): string =>
  run('psql', ['--quiet', '--no-align', '--tuples-only', '--set=ON_ERROR_STOP=1', `--command=${sql}`, url]);

/** A new database as the container of compose makes it in an empty volume. */
function emptyDatabase(name: string): string {
  query(server.url, `create database ${name}`);
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  addLogins(url);
  return url;
}

/** The other services are away. */
const addresses = (database: string, data: string): Addresses => {
  const away = 'http://127.0.0.1:1';
  const services = Object.fromEntries([...serviceNames, 'pages'].map((one) => [one, away])) as Addresses['services'];
  return { edge: 'https://learn.example', services, database, redis: redis.url, store: away, data };
};

function migrate(database: string, data: string): void {
  for (const name of serviceNames) {
    const env = { PATH: process.env.PATH, PORT: '0', ...environmentOf(name, addresses(database, data)) };
    const { status, stderr } = spawnSync(process.execPath, [programOf(name), '--migrate'], { cwd: top, env });
    if (status !== 0) throw new Error(`${name}: ${String(stderr)}`);
  }
}

const startAuth = async (database: string, data: string) =>
  startReplica('auth', addresses(database, data), { PORT: String(await freePort()) });

/** How many rows each table has. */
function countRows(url: string): string[] {
  const tables = query(
    url,
    `select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  ).split('\n');
  return query(url, tables.map((name) => `select '${name}', count(*) from ${name}`).join(' union all '))
    .split('\n')
    .toSorted();
}

test('what pg_dump saved is restored into an empty volume, with the logins of services and the sessions of users', async () => {
  const database = emptyDatabase('saved');
  const data = join(folder, 'auth');
  migrate(database, data);
  query(
    serviceUrl(database, 'catalogue'),
    "insert into catalogue.categories (category_name) select 'Category ' || n from generate_series(1, 1000) n",
  );
  const before = await startAuth(database, data);
  const token = await logIn(before.url);
  await before.stop();
  const rows = countRows(database);
  expect(rows).toContain('catalogue.categories|1000');

  const dump = join(folder, 'database.dump');
  run('pg_dump', ['--format=custom', `--file=${dump}`, database]);
  const copied = join(folder, 'restored');
  cpSync(data, copied, { recursive: true, preserveTimestamps: true });

  const restored = emptyDatabase('restored');
  run('pg_restore', [
    '--clean',
    '--if-exists',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${restored}`,
    dump,
  ]);
  expect(countRows(restored)).toEqual(rows);
  migrate(restored, copied);
  expect(() => query(serviceUrl(restored, 'media'), 'select 1 from auth.users')).toThrow('permission denied');
  const after = await startAuth(restored, copied);
  expect((await call(`${after.url}/auth/me`, { headers: bearer(token) })).status).toBe(200);
  await logIn(after.url);
  await after.stop();
}, 600_000);
