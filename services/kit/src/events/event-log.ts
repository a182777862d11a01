import { type Static, Type } from 'typebox';
import type { Database } from '../database/database';
import { EventSchema } from './event';
import { readEntries, readLogState } from './event-log.repository';
import { continuedFrom, formatLogCursor } from './log-cursor';

export const LogPageSchema = Type.Object({
  /** In the order in which their transactions began; of each record the newest state only. */
  entries: Type.Array(EventSchema),
  /** `after` of the next page. */
  next: Type.String(),
  /** False: there are no further entries now. */
  more: Type.Boolean(),
  /** Whether the subscriber reads from the beginning: states may be known, and notify nobody. */
  replayed: Type.Boolean(),
});
export type LogPage = Static<typeof LogPageSchema>;

/**
 * Entries that were committed since the snapshot in `after`, in whatever order their transactions ended: each entry is read once, and
 * none is missed.
 */
export async function readLog(db: Database, type: string, after: string): Promise<LogPage> {
  const cursor = continuedFrom(after, await readLogState(db));
  const { entries, more } = await readEntries(db, type, cursor);
  const { system, until, before } = cursor;
  const last = entries.at(-1);
  const replayed = before === '';
  if (more && last) {
    const next = formatLogCursor({ system, before, until, xid: last.written_in, seq: last.seq });
    return { entries: entries.map(presentEntry), next, more, replayed };
  }
  const ended = formatLogCursor({ system, before: until, until: '', xid: '', seq: '' });
  const isUnchanged = entries.length === 0 && after === formatLogCursor({ ...cursor, until: '' });
  return { entries: entries.map(presentEntry), next: isUnchanged ? after : ended, more: false, replayed };
}

const presentEntry = ({
  seq,
  type,
  version,
  body,
  occurred_at,
}: Awaited<ReturnType<typeof readEntries>>['entries'][0]) => ({
  id: seq,
  type,
  version,
  occurred_at: occurred_at.toISOString(),
  body,
});
