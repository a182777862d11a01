import type { Note, NoteBody, NoteChange, NoteListQuery } from '@vidyapath/http/learning-notes';
import { limits } from '@vidyapath/http/limits';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { badRequest, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { countWritten } from '../../lib/limits/written';
import { existingCourse, lockCourse } from '../courses/courses';
import { assertSecond, lessonAt } from '../outlines/outlines';
import { notesText, presentNote } from './notes.presenter';
import {
  countNotes,
  deleteNote,
  findNote,
  insertNote,
  listNotesOf,
  lockNote,
  type TitledNote,
  updateNote,
} from './notes.repository';

type Person = Pick<SessionUser, 'id' | 'role'>;

/** Own notes stay readable when access to the course has ended. */
export async function listNotes(ctx: LearningContext, courseId: number, person: Person, query: NoteListQuery) {
  await existingCourse(ctx, courseId);
  return presentList(await listNotesOf(ctx.db, person.id, courseId, query), (rows) => rows.map(presentNote));
}

export async function notesAsText(
  ctx: LearningContext,
  courseId: number,
  { id }: Person,
): Promise<AsyncIterable<string>> {
  const { course_name } = await existingCourse(ctx, courseId);
  const list = await listNotesOf(ctx.db, id, courseId, {});
  return notesText(course_name, 'rows' in list ? [list.rows] : list.batches);
}

export async function getNote(ctx: LearningContext, noteId: string, person: Person): Promise<Note> {
  return presentNote(await existing(ctx, noteId, person));
}

export async function createNote(
  ctx: LearningContext,
  body: NoteBody,
  person: Person,
  key: IdempotencyKey | undefined,
): Promise<Note> {
  const lesson = await lessonAt(ctx, { video_id: body.video_id, at_seconds: null });
  const { course_id } = lesson;
  await assertLearns(ctx.decideAccess, person, course_id);
  assertSecond(lesson, body.at_seconds);
  await countWritten(ctx, person.id, 'note');
  return ctx.db.transaction((trx) =>
    answerOnce(trx, key, async () => {
      if (!(await lockCourse(trx, course_id))) throw notFound('This course does not exist.');
      if ((await countNotes(trx, person.id, course_id)) >= limits.learning.notesMax)
        throw conflict('in-use', 'You have as many notes in this course as there may be.');
      const row = { user_id: person.id, course_id, ...body, created_at: ctx.now(), edited_at: null };
      return presentNote(await insertNote(trx, row));
    }),
  );
}

/** What is left out stays as it is. */
export async function changeNote(
  ctx: LearningContext,
  noteId: string,
  { body, ...at }: NoteChange,
  person: Person,
  ifMatch: string | undefined,
): Promise<Note> {
  const before = await changeable(ctx, noteId, person);
  const video_id = at.video_id ?? before.video_id;
  const at_seconds = at.at_seconds ?? before.at_seconds;
  if (video_id !== null) {
    // A new version of the lesson may end before the second of an old note, whose text may still change.
    const isMoved = video_id !== before.video_id || at_seconds !== before.at_seconds;
    const { course_id } = await lessonAt(ctx, { video_id, at_seconds: isMoved ? at_seconds : null });
    if (course_id !== before.course_id) throw badRequest('video_id', 'This lesson is of another course.');
  }
  await countWritten(ctx, person.id, 'note');
  return ctx.db.transaction(async (trx) => {
    await lockUnchanged(trx, noteId, ifMatch);
    return presentNote(await updateNote(trx, noteId, { body, video_id, at_seconds, edited_at: ctx.now() }));
  });
}

export async function removeNote(
  ctx: LearningContext,
  noteId: string,
  person: Person,
  ifMatch: string | undefined,
): Promise<void> {
  await changeable(ctx, noteId, person);
  await ctx.db.transaction(async (trx) => {
    await lockUnchanged(trx, noteId, ifMatch);
    await deleteNote(trx, noteId);
  });
}

async function existing({ db }: LearningContext, noteId: string, person: Person): Promise<TitledNote> {
  const row = await findNote(db, person.id, noteId);
  if (!row) throw gone();
  return row;
}

/** Only who may learn the course writes in it. */
async function changeable(ctx: LearningContext, noteId: string, person: Person): Promise<TitledNote> {
  const row = await existing(ctx, noteId, person);
  await assertLearns(ctx.decideAccess, person, row.course_id);
  return row;
}

async function lockUnchanged(trx: Knex.Transaction, noteId: string, ifMatch: string | undefined): Promise<void> {
  const row = await lockNote(trx, noteId);
  if (!row) throw gone();
  assertIfMatch(ifMatch, presentNote(row));
}

const gone = () => notFound('This note does not exist.');
