import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import { OperatorError } from '../process/config';
import { createDatabase, type Database, type DatabaseOptions } from './database';

/** Forward only; expand first, contract in a later release, so that the previous version still works. */
export interface Migration {
  /** Timestamped and never changed after a release, such as `20261120-01-users`. */
  name: string;
  up(db: Knex): Promise<unknown>;
  /** `false`: each statement is stored by itself, and `up` may be called again after a failure. */
  inOneTransaction?: boolean;
}

const longStatement = 10 * 60_000;
const giveUpAfter = 120_000;
/** Milliseconds. Queries queue behind a migration that waits for a lock. */
const lockTimeout = 50;
const lockNotAvailable = '55P03';
/** Long enough for a start on a busy machine. */
const connectTimeout = 10_000;

/**
 * Brings the schema up to the last of `migrations`, each in its own transaction unless it says otherwise, on connections of its own whose
 * statements may take long. One that does not get its locks at once is undone and tried again. Several processes may call it at once: the first works, the others find it done.
 */
export async function migrate(options: DatabaseOptions, migrations: readonly Migration[]): Promise<void> {
  const db = createDatabase({ ...options, statementTimeout: longStatement, lockTimeout, connectTimeout, poolMax: 3 });
  const config = migratorConfig(migrations);
  try {
    await underLock(options, async () => {
      // The holder of knex's lock has ended: it would hold the advisory lock too.
      await db.migrate.forceFreeMigrationsLock(config);
      // `latest` would hold the locks of the first migration until the last has ended.
      while (await untilLocksAreFree(() => applyNext(db, config)));
    });
  } catch (error) {
    throw readable(options.schema, error);
  } finally {
    await db.destroy();
  }
}

/** False when no migration was left. */
async function applyNext(db: Database, config: Knex.MigratorConfig): Promise<boolean> {
  const [, applied] = (await db.migrate.up(config)) as [batch: number, names: string[]];
  return applied.length > 0;
}

async function untilLocksAreFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const giveUpAt = Date.now() + giveUpAfter; ;) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || Date.now() > giveUpAt) throw error;
      await pause(2 * lockTimeout);
    }
  }
}

function migratorConfig(migrations: readonly Migration[]): Knex.MigratorConfig {
  const source: Knex.MigrationSource<Migration> = {
    getMigrations: async () => [...migrations],
    getMigrationName: ({ name }) => name,
    getMigration: async (migration) => ({
      up: async (db: Database) => void (await migration.up(db)),
      down: forwardOnly,
      config: { transaction: migration.inOneTransaction ?? true },
    }),
  };
  // An older version of the service must start on the schema of a newer one.
  return { migrationSource: source, tableName: 'migrations', disableMigrationsListValidation: true };
}

async function forwardOnly(): Promise<void> {
  throw new Error('Migrations are forward only.');
}

/** Of several processes one works at a time. The lock belongs to a connection, so a killed process frees it. */
export async function underLock(
  options: Pick<DatabaseOptions, 'url' | 'schema'>,
  work: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: connectTimeout });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const lock = `vidyapath-migrate-${options.schema}`;
    const deadline = Date.now() + giveUpAfter;
    while (!(await tryLock(client, lock))) {
      if (Date.now() > deadline)
        throw new OperatorError([`${options.schema}: another process has been migrating for 2 minutes`]);
      await pause(100);
    }
    await work();
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtext($1)) as locked', [
    name,
  ]);
  return rows[0]?.locked ?? false;
}

export function readable(schema: string, error: unknown): Error {
  if (error instanceof OperatorError) return error;
  const message = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
  // Knex puts the statement, which may have many lines, before the reason.
  const [reason = ''] = (message.split(' - ').at(-1) ?? '').trim().split('\n', 1);
  return new OperatorError([`${schema}: the database could not be migrated: ${reason}`], error);
}
