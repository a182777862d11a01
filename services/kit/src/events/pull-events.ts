import type { Knex } from 'knex';
import type { Database } from '../database/database';
import { kindName } from './event';
import type { LogPage } from './event-log';
import type { EventHandler } from './event-handlers';

/** Reads a page of a publisher's log. */
export type ReadLog = (query: { type: string; after: string }) => Promise<LogPage>;

/**
 * Handles all events of a type since the stored cursor. What the handlers write is stored together with the cursor, so that each event counts
 * once, wherever the process ends. Of two replicas with the same page one handles it, and the other stops.
 */
export async function pullEvents(
  db: Database,
  type: string,
  handlers: readonly EventHandler[],
  readLog: ReadLog,
): Promise<void> {
  for (let more = true; more;) {
    const after = await cursorOf(db, type);
    // No transaction is open during the call.
    const page = await readLog({ type, after });
    if (page.next === after) return;
    const isTaken = await db.transaction(async (trx) => {
      const cursor = trx('event_cursors').where({ type, next: after });
      const isFree: unknown = await cursor.clone().forUpdate().skipLocked().first('type');
      if (!isFree) return false;
      await handlePage(trx, page, handlers);
      await cursor.update({ next: page.next });
      return true;
    });
    more = isTaken && page.more;
  }
}

/** Versions of a kind that this process does not know are passed over. */
async function handlePage(
  trx: Knex.Transaction,
  { entries, replayed }: LogPage,
  handlers: readonly EventHandler[],
): Promise<void> {
  for (const handler of handlers) {
    const events = entries.filter((entry) => kindName(entry) === handler.kind).map((entry) => ({ ...entry, replayed }));
    if (events.length > 0) await handler.accept(events)(trx);
  }
}

async function cursorOf(db: Database, type: string): Promise<string> {
  const row = await db('event_cursors').where({ type }).first<{ next: string } | undefined>('next');
  if (row) return row.next;
  await db('event_cursors').insert({ type, next: '' }).onConflict('type').ignore();
  return '';
}
