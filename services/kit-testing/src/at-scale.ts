import type { Database } from '@vidyapath/service-kit/database/database';

const parallel = 20;
const rounds = 3;
const rowsOfStatement = 4_000;

/** Of 60 calls, 20 at once, in whole milliseconds. */
export async function p95(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      Array.from({ length: parallel }, async () => {
        const begun = performance.now();
        await call();
        times.push(performance.now() - begun);
      }),
    );
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0);
}

/** Runs `sql` for `rows` rows, in parts that fit the time limit of a statement; `:from` and `:to` number the rows. */
export async function fillRows(db: Database, rows: number, sql: string): Promise<void> {
  for (let from = 1; from <= rows; from += rowsOfStatement)
    await db.raw(sql, { from, to: Math.min(rows, from + rowsOfStatement - 1) });
}

/** As the database does by itself after so many writes; with the rights of the login, which owns the tables. */
export async function vacuum(db: Database): Promise<void> {
  const client = db.client as { acquireConnection(): Promise<unknown>; releaseConnection(one: unknown): Promise<void> };
  const connection = await client.acquireConnection();
  for (const sql of ['set role none', 'set statement_timeout = 0', 'vacuum analyze'])
    await db.raw(sql).connection(connection);
  await client.releaseConnection(connection);
}
