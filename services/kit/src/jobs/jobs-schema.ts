import { runMigrations } from 'graphile-worker';
import { optionsOfDatabase, type Database } from '../database/database';
import { ensureSchema, type SchemaOptions } from '../database/ensure-schema';
import { readable, underLock } from '../database/migrate';
import { createPgPool } from '../database/pg-pool';
import { sqlIdentifier } from '../database/sql-identifier';
import { workerLogger } from './worker-logger';

/** Beside the service's own schema, since graphile-worker names a table `migrations` too. */
export const jobsSchemaNextTo = (schema: string): string => sqlIdentifier(`${schema}_jobs`);

export const jobsSchemaOf = (db: Database): string => jobsSchemaNextTo(optionsOfDatabase(db).schema);

const longStatement = 10 * 60_000;

/** graphile-worker would create its schema first, but the role lacks CREATE on the database; with this table it skips that step. */
const bookkeeping = `
  create table if not exists migrations (
    id integer primary key,
    ts timestamptz not null default now(),
    breaking boolean not null default false
  )`;

/** Workers of processes; a worker without a recent heartbeat is dead, and others take its jobs. */
const liveWorkers = `
  create table if not exists live_workers (
    id text primary key,
    seen_at timestamptz not null default now()
  )`;

/** Creates or updates the schema of a service's jobs, as the service's role. Several processes may call it at once. */
export async function prepareJobs(url: string, { schema, role }: SchemaOptions): Promise<void> {
  const entered = await ensureSchema(url, { schema: jobsSchemaNextTo(schema), role });
  await underLock({ url, schema: entered.schema }, async () => {
    const pool = createPgPool({ url, ...entered, statementTimeout: longStatement }, 1);
    try {
      await pool.query(bookkeeping);
      await runMigrations({ pgPool: pool, schema: entered.schema, logger: workerLogger() });
      await pool.query(liveWorkers);
    } catch (error) {
      throw readable(entered.schema, error);
    } finally {
      await pool.end();
    }
  });
}
