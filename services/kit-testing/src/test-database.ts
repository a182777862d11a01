import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database, DatabaseOptions } from '@vidyapath/service-kit/database/database';
import type { SchemaOptions } from '@vidyapath/service-kit/database/ensure-schema';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';

export interface TestDatabase {
  /** Of a superuser, for a database that nothing else uses. */
  url: string;
  drop(): Promise<void>;
}

/** The schema of a service's database after its migrations. */
export interface TestSchema {
  schema: SchemaOptions;
  migrations: readonly Migration[];
}

/**
 * A separate database for a test file: empty, or with the schema of a service, copied from a template that is migrated once a run. Needs
 * jest-database-setup as globalSetup, or TEST_DATABASE_URL with a PostgreSQL 15 or later.
 */
export async function createTestDatabase(schema?: TestSchema): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  // As files; row by row, through the log, takes longer.
  const template = schema ? ` template ${await ensureTemplate(schema)} strategy file_copy` : '';
  await runOnce(`create database ${name}${template}`);
  return { url: urlOf(name), drop: () => runOnce(`drop database if exists ${name} with (force)`) };
}

/**
 * More time for a statement and a connection than in service: on a busy machine 50 requests at once take longer, and
 * tests with these options measure no time.
 */
export const patientPool = { statementTimeout: 30_000, connectTimeout: 10_000 };

/** A pool like that of a service, but a patient one. */
export function prepareTestDatabase(
  url: string,
  options: TestSchema & Pick<DatabaseOptions, 'poolMax'>,
): Promise<Database> {
  return prepareDatabase(url, { ...options, ...patientPool });
}

/** The test files of a run are in several processes: the first one migrates, the others wait for it. */
async function ensureTemplate({ schema, migrations }: TestSchema): Promise<string> {
  const version = createHash('sha256')
    .update(migrations.map(({ name }) => name).join('\n'))
    .digest('hex')
    .slice(0, 12);
  const name = `template_${schema.schema}_${version}`;
  await withClient(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${unfinished}`);
    const db = await prepareDatabase(urlOf(unfinished), { schema, migrations });
    await db.destroy();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function serverUrl(): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Set globalSetup to the kit’s testing/jest-database-setup.ts in this jest config.');
  return server;
}

const urlOf = (database: string): string => Object.assign(new URL(serverUrl()), { pathname: `/${database}` }).href;

const runOnce = (sql: string): Promise<void> => withClient(async (client) => void (await client.query(sql)));

async function withClient(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
