import type { Post, Thread, Vote } from '@vidyapath/http/learning-discussions';
import { threadAnswered } from '@vidyapath/http/learning-events';
import { limits } from '@vidyapath/http/limits';
import { conflict, forbidden } from '@vidyapath/service-kit/http/errors';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Knex } from 'knex';
import { type DiscussionsContext, noPost, noThread, postFor, threadFor } from './discussions-context';
import { assertMayAccept, assertOwn, assertThere, isStaff, type Reader } from './discussions.policy';
import { presentPost, presentThread } from './discussions.presenter';
import { postsRepository as posts } from './posts.repository';
import type { PostRow, ThreadRow } from './rows';
import { countsOf } from './post-counts';
import { threadsRepository as threads } from './threads.repository';

/** The thread before its post, in all transactions, so that two of them never wait for each other. */
export async function lockPost(
  trx: Knex.Transaction,
  { post_id, thread_id }: Pick<PostRow, 'post_id' | 'thread_id'>,
): Promise<{ thread: ThreadRow; post: PostRow }> {
  const thread = await threads.lock(trx, thread_id);
  const post = thread && (await posts.lock(trx, post_id));
  if (!post) throw noPost();
  return { thread, post };
}

export function createPostsService(context: DiscussionsContext) {
  const { db, holdCourse, countWritten, events, now } = context;

  const insert = async (trx: Knex.Transaction, found: ThreadRow, body: string, author: Reader): Promise<Post> => {
    const course = await holdCourse(trx, found.course_id);
    const thread = course && (await threads.lock(trx, found.thread_id));
    if (!thread) throw noThread();
    assertThere(thread);
    if (thread.posts_written >= limits.learning.threadPostsMax)
      throw conflict('thread-full', 'This discussion is full. Please begin a new one.');
    const { thread_id, course_id, user_id: asker, title } = thread;
    const by = {
      user_id: author.id,
      author_name: author.name,
      by_staff: isStaff(author),
      by_asker: asker === author.id,
    };
    const post = await posts.insert(trx, { thread_id, course_id, body, ...by, created_at: now() });
    await threads.count(trx, thread_id, countsOf(post, 1));
    const written = { posts_written: thread.posts_written + 1, last_post_at: post.created_at };
    await threads.update(trx, thread_id, written);
    if (asker !== null && asker !== author.id)
      await events.publish(trx, threadAnswered, () => ({
        post_id: post.post_id,
        thread_id,
        user_id: asker,
        answered_by: author.id,
        by_staff: by.by_staff,
        course_id,
        course_name: course.course_name,
        title,
        answered_at: post.created_at.toISOString(),
        version: 1,
      }));
    return presentPost({ ...post, voted: false }, thread.accepted_post_id, author.id);
  };
  const accept = async (postId: string, reader: Reader, accepted: boolean): Promise<Thread> => {
    const found = await postFor(context, postId, reader);
    return db.transaction(async (trx) => {
      const { thread, post } = await lockPost(trx, found);
      assertMayAccept(thread, reader);
      assertThere(post);
      if (accepted || thread.accepted_post_id === postId)
        await threads.update(trx, thread.thread_id, { accepted_post_id: accepted ? postId : null });
      const after = await threads.find(trx, thread.thread_id);
      if (!after) throw noThread();
      return presentThread(after, reader.id);
    });
  };

  return {
    async create(threadId: string, body: string, author: Reader, key: IdempotencyKey | undefined): Promise<Post> {
      const thread = await threadFor(context, threadId, author);
      await countWritten(author.id, 'post');
      return db.transaction((trx) => answerOnce(trx, key, () => insert(trx, thread, body, author)));
    },

    async change(postId: string, body: string, reader: Reader): Promise<Post> {
      const found = await postFor(context, postId, reader);
      await countWritten(reader.id, 'post');
      return db.transaction(async (trx) => {
        const { thread, post } = await lockPost(trx, found);
        assertOwn(post, reader);
        assertThere(post);
        const edited = { body, edited_at: now() };
        await posts.update(trx, postId, edited);
        const voted = await posts.hasVoted(trx, postId, reader.id);
        return presentPost({ ...post, ...edited, voted }, thread.accepted_post_id, reader.id);
      });
    },

    async remove(postId: string, reader: Reader): Promise<void> {
      const found = await postFor(context, postId, reader);
      await db.transaction(async (trx) => {
        const { thread, post } = await lockPost(trx, found);
        assertOwn(post, reader);
        if (post.deleted_at !== null) return;
        await posts.update(trx, postId, { body: '', deleted_at: now() });
        if (!post.removed) await threads.count(trx, thread.thread_id, countsOf(post, -1));
        if (thread.accepted_post_id === postId) await threads.update(trx, thread.thread_id, { accepted_post_id: null });
      });
    },

    accept: (postId: string, reader: Reader): Promise<Thread> => accept(postId, reader, true),
    unaccept: (postId: string, reader: Reader): Promise<Thread> => accept(postId, reader, false),

    async vote(postId: string, reader: Reader, voted: boolean): Promise<Vote> {
      const found = await postFor(context, postId, reader);
      if (found.user_id === reader.id) throw forbidden('You cannot vote for what you wrote.');
      await countWritten(reader.id, 'vote');
      return db.transaction(async (trx) => {
        const post = await posts.vote(trx, postId, reader.id, voted);
        if (!post) throw noPost();
        assertThere(post);
        return { post_id: postId, votes: post.votes, voted };
      });
    },
  };
}

export type PostsService = ReturnType<typeof createPostsService>;
