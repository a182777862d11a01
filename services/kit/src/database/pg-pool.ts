import pg from 'pg';
import { connectionConfig, type DatabaseOptions } from './database';

export type PgPool = pg.Pool;

/** pg's own pool, for a package that takes no knex. What it does while the database is away, fails; the process lives on. */
export function createPgPool(options: DatabaseOptions, max: number): PgPool {
  const pool = new pg.Pool({
    ...connectionConfig(options),
    max,
    // Waiting for a turn in a small pool counts as connecting.
    connectionTimeoutMillis: 10_000,
    // A connection that the network swallowed does not stay.
    maxLifetimeSeconds: 300,
  });
  // A broken connection fails the query that uses it; without listeners its error would end the process as well.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
