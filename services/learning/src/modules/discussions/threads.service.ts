import type { StaffThreadListQuery, Thread, ThreadBody, ThreadListQuery } from '@vidyapath/http/learning-discussions';
import { threadAsked } from '@vidyapath/http/learning-events';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Knex } from 'knex';
import { type DiscussionsContext, noThread, threadFor } from './discussions-context';
import { assertOwn, assertThere, isStaff, type Reader } from './discussions.policy';
import { presentPost, presentStaffThread, presentThread, versionOf } from './discussions.presenter';
import { postsRepository as posts } from './posts.repository';
import { listThreads } from './thread-lists.repository';
import { threadsRepository as threads } from './threads.repository';

export function createThreadsService(context: DiscussionsContext) {
  const { db, holdCourse, assertAt, countWritten, events, now } = context;

  /** What the thread is about: a lesson of the course, at a second of it, or the course. */
  const placeOf = async (courseId: number, { video_id = null, at_seconds = null }: ThreadBody) => {
    if (video_id === null && at_seconds !== null) throw badRequest('at_seconds', 'A second needs its lesson.');
    if (video_id === null) return { video_id, at_seconds };
    const { course_id } = await assertAt({ video_id, at_seconds });
    if (course_id !== courseId) throw badRequest('video_id', 'This lesson is of another course.');
    return { video_id, at_seconds };
  };
  const present = async (trx: Knex, threadId: string, reader: Reader): Promise<Thread> => {
    const row = await threads.find(trx, threadId);
    if (!row) throw noThread();
    return presentThread(row, reader.id);
  };
  const lockOwn = async (trx: Knex.Transaction, threadId: string, reader: Reader, ifMatch: string | undefined) => {
    const row = await threads.lock(trx, threadId);
    if (!row) throw noThread();
    assertOwn(row, reader);
    assertIfMatch(ifMatch, versionOf(await present(trx, threadId, reader)));
    return row;
  };
  const insert = async (trx: Knex.Transaction, courseId: number, fields: ThreadBody, author: Reader) => {
    const course = await holdCourse(trx, courseId);
    if (!course) throw noThread();
    const { id: user_id, name: author_name } = author;
    const { title, body, video_id = null, at_seconds = null } = fields;
    const text = { title, body, video_id, at_seconds, created_at: now() };
    const by = { user_id, author_name, by_staff: isStaff(author) };
    const row = await threads.insert(trx, { course_id: courseId, ...text, ...by });
    await events.publish(trx, threadAsked, () => ({
      thread_id: row.thread_id,
      user_id,
      course_id: courseId,
      course_name: course.course_name,
      title,
      asked_at: row.created_at.toISOString(),
      version: 1,
    }));
    return presentThread(row, user_id);
  };

  return {
    list: async (courseId: number, query: ThreadListQuery, reader: Reader) =>
      presentList(await listThreads(db, isStaff(reader), { ...query, course_id: courseId }), (rows) =>
        rows.map((row) => presentThread(row, reader.id)),
      ),

    listAll: async (query: StaffThreadListQuery, reader: Reader) =>
      presentList(await listThreads(db, true, query), (rows) => rows.map((row) => presentStaffThread(row, reader.id))),

    async get(threadId: string, reader: Reader) {
      const thread = await threadFor(context, threadId, reader);
      const list = await presentList(await posts.ofThread(db, threadId, reader.id), (rows) =>
        rows.map((post) => presentPost(post, thread.accepted_post_id, reader.id)),
      );
      return { thread: presentThread(thread, reader.id), posts: list };
    },

    async create(courseId: number, body: ThreadBody, author: Reader, key: IdempotencyKey | undefined): Promise<Thread> {
      const place = await placeOf(courseId, body);
      await countWritten(author.id, 'thread');
      return db.transaction((trx) => answerOnce(trx, key, () => insert(trx, courseId, { ...body, ...place }, author)));
    },

    /** A lesson or second that is left out stays. */
    async change(threadId: string, body: ThreadBody, reader: Reader, ifMatch: string | undefined): Promise<Thread> {
      const { course_id, video_id, at_seconds } = await threadFor(context, threadId, reader);
      const kept = { video_id, at_seconds: body.video_id === null ? null : at_seconds };
      const place = await placeOf(course_id, { ...kept, ...body });
      await countWritten(reader.id, 'thread');
      return db.transaction(async (trx) => {
        assertThere(await lockOwn(trx, threadId, reader, ifMatch));
        await threads.update(trx, threadId, { title: body.title, body: body.body, ...place, edited_at: now() });
        return present(trx, threadId, reader);
      });
    },

    /** Its answers stay; the text is removed from the database. */
    async remove(threadId: string, reader: Reader, ifMatch: string | undefined): Promise<void> {
      await threadFor(context, threadId, reader);
      await db.transaction(async (trx) => {
        const { deleted_at } = await lockOwn(trx, threadId, reader, ifMatch);
        if (deleted_at === null) await threads.update(trx, threadId, { title: '', body: '', deleted_at: now() });
      });
    },
  };
}

export type ThreadsService = ReturnType<typeof createThreadsService>;
