import pg from 'pg';
import { connectionConfig, type DatabaseOptions } from './database';

export type PgPool = pg.Pool;

/** pg's own pool, for packages that do not use knex. Its queries fail while the database is unavailable; the process continues. */
export function createPgPool(options: DatabaseOptions, max: number): PgPool {
  const pool = new pg.Pool({
    ...connectionConfig(options),
    max,
    // Waiting for a turn in a small pool counts as connecting.
    connectionTimeoutMillis: 10_000,
    // Connections that the network dropped are closed.
    maxLifetimeSeconds: 300,
  });
  // A broken connection fails the query that uses it; without listeners its error would end the process as well.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
