import type { Knex } from 'knex';
import { Type } from 'typebox';
import { defineEvent } from './event';
import { createFeedCursorsTable } from './read-feed';

export const noteChanged = defineEvent({
  type: 'notes.note-changed',
  version: 1,
  body: Type.Object({ note_id: Type.Integer(), version: Type.Integer(), text: Type.String() }),
  record: { name: 'note', id: 'note_id' },
});

/** The body of a delivery. */
export const sent = (body: unknown, kind: object = { type: noteChanged.type, version: 1 }) => ({
  id: 'a',
  occurred_at: '2031-05-01T10:00:00.000Z',
  ...kind,
  body,
});

/** A subscriber's copies of notes. */
export const readersMigration = {
  name: 'readers',
  async up(db: Knex): Promise<void> {
    await db.raw('create table notes (note_id integer primary key, version bigint not null, text text not null)');
    await createFeedCursorsTable(db);
  },
};
