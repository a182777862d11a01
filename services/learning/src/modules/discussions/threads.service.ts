import type { StaffThreadListQuery, Thread, ThreadBody, ThreadListQuery } from '@vidyapath/http/learning-discussions';
import { threadAsked } from '@vidyapath/http/learning-events';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { countWritten } from '../../lib/limits/written';
import { lockCourse } from '../courses/courses';
import { lessonAt } from '../outlines/outlines';
import { noThread, threadFor } from './discussions.access';
import { assertOwn, assertThere, isStaff, type Reader } from './discussions.policy';
import { presentPost, presentStaffThread, presentThread, versionOf } from './discussions.presenter';
import { listPosts } from './posts.repository';
import type { ThreadRow } from './rows';
import { listThreads } from './thread-lists.repository';
import { findThread, insertThread, lockThread, updateThread } from './threads.repository';

export async function listThreadsOfCourse(
  { db }: LearningContext,
  courseId: number,
  query: ThreadListQuery,
  reader: Reader,
) {
  const list = await listThreads(db, isStaff(reader), { ...query, course_id: courseId });
  return presentList(list, (rows) => rows.map((row) => presentThread(row, reader.id)));
}

export async function listAllThreads({ db }: LearningContext, query: StaffThreadListQuery, reader: Reader) {
  const list = await listThreads(db, true, query);
  return presentList(list, (rows) => rows.map((row) => presentStaffThread(row, reader.id)));
}

export async function getThread(ctx: LearningContext, threadId: string, reader: Reader) {
  const thread = await threadFor(ctx, threadId, reader);
  const posts = await presentList(await listPosts(ctx.db, threadId, reader.id), (rows) =>
    rows.map((post) => presentPost(post, thread.accepted_post_id, reader.id)),
  );
  return { thread: presentThread(thread, reader.id), posts };
}

export async function createThread(
  ctx: LearningContext,
  courseId: number,
  body: ThreadBody,
  author: Reader,
  key: IdempotencyKey | undefined,
): Promise<Thread> {
  const subject = await subjectOf(ctx, courseId, body);
  await countWritten(ctx, author.id, 'thread');
  const fields = { ...body, ...subject };
  return ctx.db.transaction((trx) => answerOnce(trx, key, () => ask(ctx, trx, courseId, fields, author)));
}

/** A lesson or second that is left out stays. */
export async function changeThread(
  ctx: LearningContext,
  threadId: string,
  body: ThreadBody,
  reader: Reader,
  ifMatch: string | undefined,
): Promise<Thread> {
  const { course_id, video_id, at_seconds } = await threadFor(ctx, threadId, reader);
  const stored = { video_id, at_seconds: body.video_id === null ? null : at_seconds };
  const subject = await subjectOf(ctx, course_id, { ...stored, ...body });
  await countWritten(ctx, reader.id, 'thread');
  return ctx.db.transaction(async (trx) => {
    assertThere(await lockOwn(trx, threadId, reader, ifMatch));
    await updateThread(trx, threadId, { title: body.title, body: body.body, ...subject, edited_at: ctx.now() });
    return present(trx, threadId, reader);
  });
}

/** Its answers stay; the text is removed from the database. */
export async function removeThread(
  ctx: LearningContext,
  threadId: string,
  reader: Reader,
  ifMatch: string | undefined,
): Promise<void> {
  await threadFor(ctx, threadId, reader);
  await ctx.db.transaction(async (trx) => {
    const { deleted_at } = await lockOwn(trx, threadId, reader, ifMatch);
    if (deleted_at === null) await updateThread(trx, threadId, { title: '', body: '', deleted_at: ctx.now() });
  });
}

/** What the thread is about: a lesson of the course, at a second of it, or the course. */
async function subjectOf(
  ctx: LearningContext,
  courseId: number,
  { video_id = null, at_seconds = null }: Pick<ThreadBody, 'video_id' | 'at_seconds'>,
) {
  if (video_id === null && at_seconds !== null) throw badRequest('at_seconds', 'A second needs its lesson.');
  if (video_id === null) return { video_id, at_seconds };
  const { course_id } = await lessonAt(ctx, { video_id, at_seconds });
  if (course_id !== courseId) throw badRequest('video_id', 'This lesson is of another course.');
  return { video_id, at_seconds };
}

async function ask(
  { events, now }: LearningContext,
  trx: Knex.Transaction,
  courseId: number,
  { title, body, video_id = null, at_seconds = null }: ThreadBody,
  author: Reader,
): Promise<Thread> {
  const course = await lockCourse(trx, courseId);
  if (!course) throw noThread();
  const { id: user_id, name: author_name } = author;
  const text = { title, body, video_id, at_seconds, created_at: now() };
  const by = { user_id, author_name, by_staff: isStaff(author) };
  const row = await insertThread(trx, { course_id: courseId, ...text, ...by });
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
}

async function present(on: Knex, threadId: string, reader: Reader): Promise<Thread> {
  const row = await findThread(on, threadId);
  if (!row) throw noThread();
  return presentThread(row, reader.id);
}

async function lockOwn(
  trx: Knex.Transaction,
  threadId: string,
  reader: Reader,
  ifMatch: string | undefined,
): Promise<ThreadRow> {
  const row = await lockThread(trx, threadId);
  if (!row) throw noThread();
  assertOwn(row, reader);
  assertIfMatch(ifMatch, versionOf(await present(trx, threadId, reader)));
  return row;
}
