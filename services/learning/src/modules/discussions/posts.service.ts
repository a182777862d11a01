import type { Post, Thread, Vote } from '@vidyapath/http/learning-discussions';
import { threadAnswered } from '@vidyapath/http/learning-events';
import { limits } from '@vidyapath/http/limits';
import { conflict, forbidden } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { countWritten } from '../../lib/limits/written';
import { lockCourse } from '../courses/courses';
import { noPost, noThread, postFor, threadFor } from './discussions.access';
import { assertMayAccept, assertOwn, assertThere, isStaff, type Reader } from './discussions.policy';
import { presentPost, presentThread, versionOf } from './discussions.presenter';
import { countsOf } from './post-counts';
import { hasVoted, insertPost, lockPostRow, storeVote, updatePost } from './posts.repository';
import type { PostRow, ThreadRow } from './rows';
import { changeCounts, findThread, lockThread, updateThread } from './threads.repository';

export async function createPost(
  ctx: LearningContext,
  threadId: string,
  body: string,
  author: Reader,
  key: IdempotencyKey | undefined,
): Promise<Post> {
  const thread = await threadFor(ctx, threadId, author);
  await countWritten(ctx, author.id, 'post');
  return ctx.db.transaction((trx) => answerOnce(trx, key, () => addPost(ctx, trx, thread, body, author)));
}

export async function changePost(
  ctx: LearningContext,
  postId: string,
  body: string,
  reader: Reader,
  ifMatch: string | undefined,
): Promise<Post> {
  const found = await postFor(ctx, postId, reader);
  await countWritten(ctx, reader.id, 'post');
  return ctx.db.transaction(async (trx) => {
    const { thread, post } = await lockOwn(trx, found, reader, ifMatch);
    assertThere(post);
    const edited = { body, edited_at: ctx.now() };
    await updatePost(trx, postId, edited);
    const voted = await hasVoted(trx, postId, reader.id);
    return presentPost({ ...post, ...edited, voted }, thread.accepted_post_id, reader.id);
  });
}

export async function removePost(
  ctx: LearningContext,
  postId: string,
  reader: Reader,
  ifMatch: string | undefined,
): Promise<void> {
  const found = await postFor(ctx, postId, reader);
  await ctx.db.transaction(async (trx) => {
    const { thread, post } = await lockOwn(trx, found, reader, ifMatch);
    if (post.deleted_at !== null) return;
    await updatePost(trx, postId, { body: '', deleted_at: ctx.now() });
    if (!post.removed) await changeCounts(trx, thread.thread_id, countsOf(post, -1));
    if (thread.accepted_post_id === postId) await updateThread(trx, thread.thread_id, { accepted_post_id: null });
  });
}

/** Or no longer, where `accepted` is false. */
export async function acceptPost(
  ctx: LearningContext,
  postId: string,
  reader: Reader,
  accepted: boolean,
): Promise<Thread> {
  const found = await postFor(ctx, postId, reader);
  return ctx.db.transaction(async (trx) => {
    const { thread, post } = await lockPost(trx, found);
    assertMayAccept(thread, reader);
    assertThere(post);
    if (accepted || thread.accepted_post_id === postId)
      await updateThread(trx, thread.thread_id, { accepted_post_id: accepted ? postId : null });
    const after = await findThread(trx, thread.thread_id);
    if (!after) throw noThread();
    return presentThread(after, reader.id);
  });
}

/** Or no longer, where `voted` is false. */
export async function voteForPost(ctx: LearningContext, postId: string, reader: Reader, voted: boolean): Promise<Vote> {
  const found = await postFor(ctx, postId, reader);
  if (found.user_id === reader.id) throw forbidden('You cannot vote for what you wrote.');
  await countWritten(ctx, reader.id, 'vote');
  return ctx.db.transaction(async (trx) => {
    const post = await storeVote(trx, postId, reader.id, voted);
    if (!post) throw noPost();
    assertThere(post);
    return { post_id: postId, votes: post.votes, voted };
  });
}

/** The thread before its post, in all transactions, so that two of them never wait for each other. */
export async function lockPost(
  trx: Knex.Transaction,
  { post_id, thread_id }: Pick<PostRow, 'post_id' | 'thread_id'>,
): Promise<{ thread: ThreadRow; post: PostRow }> {
  const thread = await lockThread(trx, thread_id);
  const post = thread && (await lockPostRow(trx, post_id));
  if (!post) throw noPost();
  return { thread, post };
}

async function lockOwn(trx: Knex.Transaction, found: PostRow, reader: Reader, ifMatch: string | undefined) {
  const locked = await lockPost(trx, found);
  assertOwn(locked.post, reader);
  assertIfMatch(ifMatch, versionOf(presentPost({ ...locked.post, voted: false }, null, reader.id)));
  return locked;
}

async function addPost(
  { events, now }: LearningContext,
  trx: Knex.Transaction,
  found: ThreadRow,
  body: string,
  author: Reader,
): Promise<Post> {
  const course = await lockCourse(trx, found.course_id);
  const thread = course && (await lockThread(trx, found.thread_id));
  if (!thread) throw noThread();
  assertThere(thread);
  if (thread.posts_written >= limits.learning.threadPostsMax)
    throw conflict('thread-full', 'This discussion is full. Please begin a new one.');
  const { thread_id, course_id, video_id, user_id: asker, title } = thread;
  const by_staff = isStaff(author);
  const by = { user_id: author.id, author_name: author.name, by_staff, by_asker: asker === author.id };
  const post = await insertPost(trx, { thread_id, course_id, body, ...by, created_at: now() });
  await changeCounts(trx, thread_id, countsOf(post, 1));
  const written = { posts_written: thread.posts_written + 1, last_post_at: post.created_at };
  await updateThread(trx, thread_id, written);
  if (asker !== null && asker !== author.id)
    await events.publish(trx, threadAnswered, () => ({
      post_id: post.post_id,
      thread_id,
      user_id: asker,
      answered_by: author.id,
      by_staff,
      course_id,
      course_name: course.course_name,
      video_id,
      title,
      answered_at: post.created_at.toISOString(),
      version: 1,
    }));
  return presentPost({ ...post, voted: false }, thread.accepted_post_id, author.id);
}
