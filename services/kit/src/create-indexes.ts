import type { Knex } from 'knex';

/** For a migration with `inOneTransaction: false`: writers go on while an index is made. `indexes`: name → table and columns. */
export async function createIndexes(db: Knex, indexes: Readonly<Record<string, string>>): Promise<void> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  const run = (sql: string) => db.raw(sql).connection(connection);
  try {
    // It waits for writers that are at work, and nobody waits for it.
    await run('set lock_timeout = 0');
    for (const [index, on] of Object.entries(indexes)) {
      // One that was broken off stays behind, and is none.
      await run(`drop index concurrently if exists ${index}`);
      await run(`create index concurrently ${index} on ${on}`);
    }
  } finally {
    await run('reset lock_timeout');
    await client.releaseConnection(connection);
  }
}
