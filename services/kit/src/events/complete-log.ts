import type { Knex } from 'knex';
import type { Database } from '../database/database';

/** A table of records with their versions, whose states are in the log. */
export interface PublishedState {
  /** As in the kind of the event. */
  record: { name: string; id: string };
  /** Has the columns `record.id` and `version`. */
  table: string;
  /** SQL: which rows have a state for others; all by default. */
  where?: string;
  publish(this: void, trx: Knex.Transaction, ids: readonly never[]): Promise<unknown>;
}

const atOnce = 100;

/** Publishes states that are not in the log: all at first, and later what a process of a release without the log has written. */
export async function completeLog(db: Database, state: PublishedState): Promise<void> {
  for (let ids = await missing(db, state); ids.length > 0; ids = await missing(db, state, ids.at(-1))) {
    await db.transaction((trx) => state.publish(trx, ids));
  }
}

async function missing(
  db: Database,
  { table, record, where = 'true' }: PublishedState,
  after?: never,
): Promise<never[]> {
  return db(table)
    .whereRaw(`(${where})`)
    .whereRaw(
      `not exists (select from event_log where event_log.record = ? || ??.?? and record_version >= ??.version)`,
      [`${record.name} `, table, record.id, table],
    )
    .modify((query) => after !== undefined && void query.where(record.id, '>', after))
    .orderBy(record.id)
    .limit(atOnce)
    .pluck<never[]>(record.id);
}
