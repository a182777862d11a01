import type { Knex } from 'knex';
import type { Database } from '../database/database';

/** A table of records with their versions, whose states are in the log. */
export interface PublishedState {
  /** As in the kind of the event; the table has `id` as a column, beside `version`. */
  record: { name: string; id: string };
  table: string;
  /** SQL: which rows have a state for others; all by default. */
  where?: string;
  publish(this: void, trx: Knex.Transaction, ids: readonly never[]): Promise<unknown>;
}

interface StateRow {
  id: never;
  missing: boolean;
}

const atOnce = 500;

/** Publishes states that are not in the log: all at first, and later what a process of a release without the log has written. */
export async function completeLog(db: Database, state: PublishedState): Promise<void> {
  for (let rows = await readStates(db, state); rows.length > 0; rows = await readStates(db, state, rows.at(-1)?.id)) {
    const missing = rows.filter((row) => row.missing).map(({ id }) => id);
    if (missing.length > 0) await db.transaction((trx) => state.publish(trx, missing));
  }
}

async function readStates(db: Database, { table, record, where = 'true' }: PublishedState, after?: never) {
  const rows: unknown = await db({ state: table })
    .leftJoin('event_log as log', (join) =>
      join.on('log.record', db.raw('? || state.??', [`${record.name} `, record.id])),
    )
    .whereRaw(where)
    .modify((query) => after !== undefined && void query.where(`state.${record.id}`, '>', after))
    .orderBy(`state.${record.id}`)
    .limit(atOnce)
    .select({ id: `state.${record.id}` }, db.raw('coalesce(log.record_version < state.version, true) as missing'));
  return rows as StateRow[];
}
