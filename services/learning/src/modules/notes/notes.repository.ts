import { noteSortFields } from '@vidyapath/http/learning-names';
import type { NoteListQuery } from '@vidyapath/http/learning-notes';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';

export interface NoteRow {
  note_id: string;
  user_id: number;
  course_id: number;
  /** Null: the lesson is deleted, or not in the course any more. */
  video_id: number | null;
  at_seconds: number;
  body: string;
  created_at: Date;
  edited_at: Date | null;
}

export type NoteFields = Omit<NoteRow, 'note_id'>;
export type TitledNote = NoteRow & { video_title: string | null };

const rules: ListRules = {
  sortable: {
    ...Object.fromEntries(noteSortFields.map((field) => [field, `notes.${field}`])),
    video_id: 'coalesce(notes.video_id, 0)',
    edited_at: `coalesce(notes.edited_at, '-infinity'::timestamptz)`,
  },
  searchable: ['notes.body'],
  tiebreaker: 'notes.note_id',
  defaultOrder: [{ by: `coalesce(l.position, 2147483647)` }, { by: 'notes.at_seconds' }, { by: 'notes.created_at' }],
};

/** With the lesson, where its course still has it. */
const withLesson = (on: Knex) =>
  on('notes')
    .leftJoin('lessons as l', (join) =>
      join
        .on('l.video_id', 'notes.video_id')
        .andOn('l.course_id', 'notes.course_id')
        .andOn(on.raw('l.gone_at is null')),
    )
    .select('notes.*', 'l.video_id', 'l.title as video_title');

/** Without `sort` in the order of lessons and times. */
export function listNotesOf(on: Knex, userId: number, courseId: number, { video_id, ...query }: NoteListQuery) {
  const notes = withLesson(on).where({ 'notes.user_id': userId, 'notes.course_id': courseId });
  // Those of a lesson that was deleted are found by its number too.
  if (video_id !== undefined) void notes.where('notes.video_id', video_id);
  return readList<TitledNote>(notes, query, rules);
}

export const findNote = (on: Knex, userId: number, noteId: string): Promise<TitledNote | undefined> =>
  withLesson(on).where({ 'notes.user_id': userId, 'notes.note_id': noteId }).first<TitledNote | undefined>();

/** Locked until `trx` ends. */
export const lockNote = (trx: Knex.Transaction, noteId: string): Promise<TitledNote | undefined> =>
  withLesson(trx).where('notes.note_id', noteId).forUpdate('notes').first<TitledNote | undefined>();

export async function countNotes(on: Knex, userId: number, courseId: number): Promise<number> {
  const [row] = await on('notes').where({ user_id: userId, course_id: courseId }).count<{ count: string }[]>('*');
  return Number(row?.count ?? 0);
}

export async function insertNote(trx: Knex.Transaction, fields: NoteFields): Promise<NoteRow> {
  const [row] = await trx<NoteRow>('notes').insert(fields).returning('*');
  return row as NoteRow;
}

export async function updateNote(trx: Knex.Transaction, noteId: string, fields: Partial<NoteFields>): Promise<NoteRow> {
  const [row] = await trx<NoteRow>('notes').where('note_id', noteId).update(fields).returning('*');
  return row as NoteRow;
}

export const deleteNote = (trx: Knex.Transaction, noteId: string): Promise<number> =>
  trx('notes').where('note_id', noteId).delete();

export const deleteNotesOfCourse = (trx: Knex.Transaction, courseId: number): Promise<number> =>
  trx('notes').where('course_id', courseId).delete();

export const deleteNotesOfPerson = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('notes').where('user_id', userId).delete();
