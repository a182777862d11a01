import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import { prepareDatabase } from '../database/prepare-database';
import { bodiesOf, defineEvent } from './event';
import { noteChanged } from './event.fixture';
import { onEvents } from './event-handlers';
import { readLog } from './event-log';
import { eventCursorsMigration, eventLogMigration } from './event-log.migration';
import { createEvents } from './events';
import { keepNewer } from './keep-newer';
import { pullEvents, type ReadLog } from './pull-events';

export const noteRead = defineEvent({
  type: 'notes.note-read',
  version: 1,
  body: Type.Object({ note_id: Type.Integer(), version: Type.Integer() }),
});
const notesMigration = {
  name: 'notes',
  up: (db: Knex) =>
    db.raw('create table notes (note_id integer primary key, version bigint not null, text text not null)'),
};
const countsMigration = { name: 'counts', up: (db: Knex) => db.raw('create table counts (event text not null)') };

/** A publisher of notes and a subscriber in one database. */
export async function startNotes() {
  const database = await createTestDatabase();
  const owner = await prepareDatabase(database.url, {
    schema: { schema: 'notes', role: 'vidyapath_notes' },
    migrations: [notesMigration, eventLogMigration('log')],
  });
  const reader = await prepareDatabase(database.url, {
    schema: { schema: 'readers', role: 'vidyapath_readers' },
    migrations: [notesMigration, countsMigration, eventCursorsMigration('cursors')],
  });
  const events = createEvents();
  const handled: string[] = [];
  const handlers = [
    onEvents(noteChanged, async (trx, events) => {
      const rows = bodiesOf(events).map(({ note_id, version, text }) => ({ note_id, version, text }));
      const replayed = events.some((event) => event.replayed) ? ' replayed' : '';
      for (const { text, version } of await keepNewer(trx, { table: 'notes', key: 'note_id', rows }))
        handled.push(`${text} ${version}${replayed}`);
    }),
    onEvents(noteRead, async (trx, events) =>
      trx('counts').insert(events.map(({ body }) => ({ event: `read ${body.note_id}` }))),
    ),
  ];
  const readOwn: ReadLog = ({ type, after }) => readLog(owner, type, after);
  return {
    owner,
    reader,
    events,
    handlers,
    readOwn,
    /** What changed in the subscriber's copies. */
    handled,
    write: (note_id: number, version: number, text = 'note', trx: Knex = owner) =>
      events.publish(trx, noteChanged, () => ({ note_id, version, text })),
    readNote: (note_id: number, trx: Knex = owner) => events.publish(trx, noteRead, () => ({ note_id, version: 1 })),
    writeMany: (from: number, to: number) =>
      owner.raw(
        `insert into event_log (type, version, record, record_version, body, bytes, occurred_at)
         select :type, 1, 'note ' || n, 1, json_build_object('note_id', n, 'version', 1, 'text', 'note'), 50, now()
         from generate_series(:from::int, :to::int) n`,
        { type: noteChanged.type, from, to },
      ),
    pull: (type = noteChanged.type, read = readOwn) => pullEvents(reader, type, handlers, read),
    counted: () => reader('counts').orderBy('event').pluck<string[]>('event'),
    async clear() {
      handled.length = 0;
      for (const table of ['event_log', 'notes']) await owner(table).delete();
      for (const table of ['event_cursors', 'notes', 'counts']) await reader(table).delete();
    },
    async stop() {
      await Promise.all([owner.destroy(), reader.destroy()]);
      await database.drop();
    },
  };
}

export type Notes = Awaited<ReturnType<typeof startNotes>>;
