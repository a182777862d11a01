import { Gauge, type Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { type Database, pingDatabase } from './database';

/** Knex's pool of connections. */
interface Pool {
  max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

type WatchedPools = Map<string, Database>;

const watched = new WeakMap<Registry, WatchedPools>();

/** Makes `/health/ready` depend on `db`, and shows its pool in `/metrics` as that of `service`. */
export function watchDatabase(app: FastifyInstance, service: string, db: Database): void {
  app.addReadyCheck(`${service} database`, () => pingDatabase(db));
  showPool(app, service, db);
}

/** Shows a pool in `/metrics` without a ready check. */
export function showPool(app: FastifyInstance, name: string, db: Database): void {
  poolsOf(app.metrics).set(name, db);
}

/** One process may hold the pools of several services. */
function poolsOf(registry: Registry): WatchedPools {
  const known = watched.get(registry);
  if (known) return known;
  const pools: WatchedPools = new Map();
  watched.set(registry, pools);
  const gauge = (name: string, help: string, read: (pool: Pool) => number): void => {
    const shown = new Gauge({ name, help, labelNames: ['pool'] as const, registers: [registry], collect });
    function collect(): void {
      for (const [service, db] of pools) {
        const pool = (db.client as { pool?: Pool }).pool;
        if (pool) shown.set({ pool: service }, read(pool));
      }
    }
  };
  gauge('database_pool_used', 'Connections to the database that a request works with.', (pool) => pool.numUsed());
  gauge('database_pool_free', 'Connections to the database that are open and idle.', (pool) => pool.numFree());
  gauge('database_pool_waiting', 'Requests that wait for a connection to the database.', (pool) =>
    pool.numPendingAcquires(),
  );
  gauge('database_pool_size', 'Most connections that the pool may open.', (pool) => pool.max);
  return pools;
}
