import type { Knex } from 'knex';
import type { Database } from '../database/database';
import type { LogCursor } from './log-cursor';

/** All services of a database share it: a message is the type of a new entry. */
export const eventChannel = 'vidyapath_events';

export interface NewEntry {
  type: string;
  version: number;
  /** Null: a fact. */
  record: string | null;
  recordVersion: number;
  body: unknown;
  occurredAt: Date;
}

/** An older state never replaces a newer one. */
export async function writeEntry(trx: Knex, entry: NewEntry): Promise<void> {
  const body = JSON.stringify(entry.body);
  const { type, version, record, recordVersion, occurredAt } = entry;
  const values = { type, version, record, recordVersion, occurredAt, body, bytes: Buffer.byteLength(body) };
  await trx.raw(
    `with written as (
       insert into event_log (type, version, record, record_version, body, bytes, occurred_at)
       values (:type, :version, :record, :recordVersion, :body, :bytes, :occurredAt)
       on conflict (record) do update set
         seq = excluded.seq, written_in = excluded.written_in, type = excluded.type, version = excluded.version,
         record_version = excluded.record_version, body = excluded.body, bytes = excluded.bytes, occurred_at = excluded.occurred_at
       where event_log.record_version <= excluded.record_version)
     select pg_notify('${eventChannel}', :type)`,
    { ...values },
  );
}

export interface EntryRow {
  written_in: string;
  seq: string;
  type: string;
  version: number;
  body: unknown;
  occurred_at: Date;
}

const pageEntries = 500;
/** A subscriber reads answers of up to 1 MiB; one entry may be longer than the rest of a page. */
const pageBytes = 512 * 1_024;
/** A subscriber that begins gets older facts no more: they would notify people of what is long past. */
const factsAtStart = '1 hour';

export interface LogState {
  system: string;
  snapshot: string;
}

export async function readLogState(db: Database): Promise<LogState> {
  const { rows } = await db.raw<{ rows: [LogState] }>(
    'select system_identifier::text as system, pg_current_snapshot()::text as snapshot from pg_control_system()',
  );
  return rows[0];
}

/** What the snapshot `until` shows and `before` did not, after the last entry of the page before. */
export async function readEntries(
  db: Database,
  type: string,
  { before, until, xid, seq }: LogCursor,
): Promise<{ entries: EntryRow[]; more: boolean }> {
  const isNew = before
    ? 'written_in >= pg_snapshot_xmin(:before) and not pg_visible_in_snapshot(written_in, :before)'
    : `(record is not null or occurred_at > now() - interval '${factsAtStart}')`;
  const { rows } = await db.raw<{ rows: (EntryRow & { read: string })[] }>(
    `select written_in::text, seq::text, type, version, body, occurred_at, read from (
       select *, count(*) over () as read, sum(bytes) over (order by written_in, seq) - bytes as bytes_before from (
         select * from event_log
         where type = :type and (written_in, seq) > (:xid::xid8, :seq::bigint)
           and pg_visible_in_snapshot(written_in, :until) and ${isNew}
         order by written_in, seq limit ${pageEntries}) as entries) as page
     where bytes_before < ${pageBytes} order by page.written_in, page.seq`,
    { type, before, until, xid, seq },
  );
  const read = Number(rows[0]?.read ?? 0);
  return { entries: rows, more: read === pageEntries || read > rows.length };
}

/** After a dump was restored, entries have numbers of transactions that the new cluster has not reached: no snapshot would show them. */
export const renumberRestored = (db: Database): Promise<unknown> =>
  db.raw("update event_log set written_in = '3' where written_in >= pg_snapshot_xmax(pg_current_snapshot())");
