import type { Note, NoteBody, NoteChange, NoteListQuery } from '@vidyapath/http/learning-notes';
import { limits } from '@vidyapath/http/limits';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Knex } from 'knex';
import { type AssertAt, assertSecond } from '../outlines/assert-at';
import type { CountWritten } from '../../lib/limits/written';
import type { CourseRow } from '../courses/courses.repository';
import { notesText, presentNote } from './notes.presenter';
import { notesRepository as notes } from './notes.repository';

export interface NotesOptions {
  db: Database;
  holdCourse: (trx: Knex.Transaction, courseId: number) => Promise<CourseRow | undefined>;
  findCourse: (courseId: number) => Promise<CourseRow>;
  assertAt: AssertAt;
  /** Throws where the person may not learn the course. */
  assertLearns: (person: Pick<SessionUser, 'id' | 'role'>, courseId: number) => Promise<void>;
  countWritten: CountWritten;
  now: () => Date;
}

type Person = Pick<SessionUser, 'id' | 'role'>;

export function createNotesService(options: NotesOptions) {
  const { db, holdCourse, findCourse, assertAt, assertLearns, countWritten, now } = options;
  const existing = async (id: string, person: Person) => {
    const row = await notes.find(db, person.id, id);
    if (!row) throw gone();
    await assertLearns(person, row.course_id);
    return row;
  };
  const lock = async (trx: Knex.Transaction, id: string, ifMatch: string | undefined): Promise<void> => {
    const row = await notes.lock(trx, id);
    if (!row) throw gone();
    assertIfMatch(ifMatch, presentNote(row));
  };
  return {
    list: async (courseId: number, person: Person, query: NoteListQuery) =>
      presentList(await notes.list(db, person.id, courseId, query), (rows) => rows.map(presentNote)),

    async text(courseId: number, { id }: Person): Promise<AsyncIterable<string>> {
      const { course_name } = await findCourse(courseId);
      const list = await notes.list(db, id, courseId, {});
      return notesText(course_name, 'rows' in list ? [list.rows] : list.batches);
    },

    get: async (id: string, person: Person): Promise<Note> => presentNote(await existing(id, person)),

    async create(body: NoteBody, person: Person, key: IdempotencyKey | undefined): Promise<Note> {
      const lesson = await assertAt({ video_id: body.video_id, at_seconds: null });
      const { course_id } = lesson;
      await assertLearns(person, course_id);
      assertSecond(lesson, body.at_seconds);
      await countWritten(person.id, 'note');
      return db.transaction((trx) =>
        answerOnce(trx, key, async () => {
          if (!(await holdCourse(trx, course_id))) throw notFound('This course does not exist.');
          if ((await notes.count(trx, person.id, course_id)) >= limits.learning.notesMax)
            throw conflict('in-use', 'You have as many notes in this course as there may be.');
          const row = { user_id: person.id, course_id, ...body, created_at: now(), edited_at: null };
          return presentNote(await notes.insert(trx, row));
        }),
      );
    },

    /** What is left out stays as it is. */
    async change(id: string, { body, ...at }: NoteChange, person: Person, ifMatch: string | undefined): Promise<Note> {
      const before = await existing(id, person);
      const place = { video_id: at.video_id ?? before.video_id, at_seconds: at.at_seconds ?? before.at_seconds };
      if (place.video_id !== null) {
        const { course_id } = await assertAt({ video_id: place.video_id, at_seconds: place.at_seconds });
        if (course_id !== before.course_id) throw badRequest('video_id', 'This lesson is of another course.');
      }
      await countWritten(person.id, 'note');
      return db.transaction(async (trx) => {
        await lock(trx, id, ifMatch);
        return presentNote(await notes.update(trx, id, { body, ...place, edited_at: now() }));
      });
    },

    async remove(id: string, person: Person, ifMatch: string | undefined): Promise<void> {
      await existing(id, person);
      await db.transaction(async (trx) => {
        await lock(trx, id, ifMatch);
        await notes.remove(trx, id);
      });
    },
  };
}

export type NotesService = ReturnType<typeof createNotesService>;

const gone = () => notFound('This note does not exist.');
