import type { Knex } from 'knex';

/** For a migration with `inOneTransaction: false`: writers go on while an index is made. `indexes`: name → table and columns. */
export async function createIndexes(db: Knex, indexes: Readonly<Record<string, string>>): Promise<void> {
  await concurrently(db, async (run) => {
    for (const [index, on] of Object.entries(indexes)) {
      // One that was broken off stays behind, and is none.
      await run(`drop index concurrently if exists ${index}`);
      await run(`create index concurrently ${index} on ${on}`);
    }
  });
}

/** For a migration with `inOneTransaction: false`: readers and writers go on. */
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
