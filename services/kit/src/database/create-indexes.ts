import type { Knex } from 'knex';

/** For a migration with `inOneTransaction: false`: others can write while an index is created. `indexes`: name → table and columns. */
export async function createIndexes(db: Knex, indexes: Readonly<Record<string, string>>): Promise<void> {
  await concurrently(db, async (run) => {
    for (const [index, on] of Object.entries(indexes)) {
      // An interrupted creation leaves an invalid index.
      await run(`drop index concurrently if exists ${index}`);
      await run(`create index concurrently ${index} on ${on}`);
    }
  });
}

/** For a migration with `inOneTransaction: false`: blocks no readers and writers. */
export async function dropIndexes(db: Knex, indexes: readonly string[]): Promise<void> {
  await concurrently(db, async (run) => {
    for (const index of indexes) await run(`drop index concurrently if exists ${index}`);
  });
}

/** On a connection without a lock time limit: it waits for running writers, and blocks no writer. */
async function concurrently(
  db: Knex,
  work: (run: (sql: string) => PromiseLike<unknown>) => Promise<void>,
): Promise<void> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  const run = (sql: string) => db.raw(sql).connection(connection);
  try {
    await run('set lock_timeout = 0');
    await work(run);
  } finally {
    await run('reset lock_timeout');
    await client.releaseConnection(connection);
  }
}
