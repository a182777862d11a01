import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { traceQueries } from '../telemetry/current-trace';
import { RecoveringPgClient } from './recovering-pg-client';
import { sqlIdentifier } from './sql-identifier';

export type Database = Knex;

const defaultConnectTimeout = 2_500;
const diskFull = '53100';
/** How long a refused write counts, in milliseconds: no query shows whether there is space again. */
const diskFullFor = 3_000;
const diskFullSince = new WeakMap<Database, number>();
const optionsOf = new WeakMap<Database, DatabaseOptions>();

/** The size of a pool, and its time-outs. */
export type PoolOptions = Pick<DatabaseOptions, 'poolMax' | 'statementTimeout' | 'connectTimeout'>;

export interface DatabaseOptions {
  url: string;
  /** The service's own schema, first in the search path. */
  schema: string;
  /** The service's own role, entered at the start of each connection; undefined when roles cannot be made. */
  role?: string;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Most connections of this pool; 8 by default. */
  poolMax?: number;
  /** Longest statement in milliseconds; 3000 by default. Migrations and seeds need more. */
  statementTimeout?: number;
  /** Longest wait for a lock in milliseconds; as long as the statement may take by default. */
  lockTimeout?: number;
  /** Longest time to connect in milliseconds; 2500 by default. */
  connectTimeout?: number;
}

/**
 * A knex pool as the service's own role in its own schema. Values come as pg sends them: `numeric` and `bigint`
 * are strings (exact), `date` and `timestamptz` are Date objects; presenters convert them.
 *
 * The time-outs add up so that a stopped database is an error at once and a frozen one within 5 seconds:
 * 2.5 s to connect, 3.5 s to wait for the pool, enough for many writers of one row on a busy machine, and 0.4 s
 * more than the statement's own time for an answer.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const db = knex({
    client: RecoveringPgClient,
    connection: connectionConfig(options) as Knex.PgConnectionConfig,
    acquireConnectionTimeout: 1_000 + (options.connectTimeout ?? defaultConnectTimeout),
    compileSqlOnError: false,
    // Knex would write its own lines to stdout; failures are thrown as errors.
    log: { warn: () => undefined, error: () => undefined, debug: () => undefined, deprecate: () => undefined },
    pool: { min: 0, max: options.poolMax ?? 8, idleTimeoutMillis: 30_000 },
  });
  db.on('query-error', (error: { code?: string }) => {
    if (error.code === diskFull) diskFullSince.set(db, performance.now());
  });
  optionsOf.set(db, options);
  return traceQueries(db);
}

/** The connection options of `db`, for other kinds of pools. */
export function optionsOfDatabase(db: Database): DatabaseOptions {
  const options = optionsOf.get(db);
  if (!options) throw new TypeError('Not a pool of createDatabase.');
  return options;
}

/** As options of pg: the service's role, schema and time-outs. */
export function connectionConfig(options: DatabaseOptions): pg.ClientConfig {
  const statementTimeout = options.statementTimeout ?? 3_000;
  const settings = [
    ...(options.role ? [`role=${sqlIdentifier(options.role)}`] : []),
    // Extensions live in public; nothing else does.
    `search_path=${sqlIdentifier(options.schema)},public`,
    `statement_timeout=${statementTimeout}`,
    `lock_timeout=${options.lockTimeout ?? 0}`,
    'idle_in_transaction_session_timeout=15000',
    'TimeZone=UTC',
  ];
  return {
    connectionString: options.url,
    application_name: options.name ?? `vidyapath-${options.schema}`,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: options.connectTimeout ?? defaultConnectTimeout,
    query_timeout: statementTimeout + 400,
    keepAlive: true,
  };
}

/** Rejects while the database cannot answer, or takes no write; for `addReadyCheck`. */
export async function pingDatabase(db: Database): Promise<void> {
  const { rows } = await db.raw<{ rows: { writable: boolean }[] }>(
    "select not current_setting('transaction_read_only')::boolean as writable",
  );
  if (!rows[0]?.writable) throw new Error('The database takes reads only.');
  if (performance.now() - (diskFullSince.get(db) ?? -Infinity) < diskFullFor)
    throw new Error('The database has no space left.');
}
