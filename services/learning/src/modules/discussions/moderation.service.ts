import type { Moderated, Reported, ReportedListQuery } from '@vidyapath/http/learning-discussions';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { conflict } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import type { StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import { type DiscussionsContext, noPost, noThread, postFor, threadFor } from './discussions-context';
import { assertThere, type Reader } from './discussions.policy';
import { presentReported } from './discussions.presenter';
import { countsOf } from './post-counts';
import { postsRepository as posts } from './posts.repository';
import { lockPost } from './posts.service';
import { type Item, listReported, reportedRepository as reported } from './reported.repository';
import type { PostRow, ThreadRow } from './rows';
import { threadsRepository as threads } from './threads.repository';

export interface Decision {
  by: AuditContext;
  reason: string;
}

export function createModerationService(context: DiscussionsContext) {
  const { db, countWritten, now } = context;

  const lock = async (trx: Knex.Transaction, { thread_id, post_id }: Item) => {
    if (post_id !== null) return lockPost(trx, { thread_id, post_id });
    const thread = await threads.lock(trx, thread_id);
    if (!thread) throw noThread();
    return { thread, post: null };
  };
  const count = async (trx: Knex.Transaction, thread: ThreadRow, post: PostRow | null, by: 1 | -1): Promise<void> => {
    if (!post) return;
    await threads.count(trx, thread.thread_id, countsOf(post, by));
    if (by === -1 && thread.accepted_post_id === post.post_id)
      await threads.update(trx, thread.thread_id, { accepted_post_id: null });
  };
  /** Hides or restores, and settles the reports, also of a thread or post that is in that state already. */
  const decide = (item: Item, hide: boolean, { by, reason }: Decision): Promise<Moderated> =>
    db.transaction(async (trx) => {
      const { thread, post } = await lock(trx, item);
      const row = post ?? thread;
      if (row.deleted_at !== null) throw conflict('removed', 'The author has deleted this.');
      const wasHidden = row.hidden_at !== null;
      if (wasHidden !== hide) await count(trx, thread, post, hide ? -1 : 1);
      const fields = { hidden_at: hide ? now() : null, hidden_reason: hide ? reason : null };
      await reported.settle(trx, item, now(), fields);
      const resource = { type: post ? 'post' : 'thread', id: item.post_id ?? item.thread_id };
      const action = `${resource.type}.${hide ? 'hidden' : 'restored'}`;
      const before = { hidden: wasHidden, reason: row.hidden_reason };
      await recordAudit(trx, { by, action, resource, before, after: { hidden: hide, reason } });
      return { ...item, hidden: hide, hidden_reason: fields.hidden_reason };
    });
  const threadItem = (threadId: string): Item => ({ thread_id: threadId, post_id: null });
  const postItem = async (postId: string): Promise<Item> => {
    const post = await posts.find(db, postId);
    if (!post) throw noPost();
    return { thread_id: post.thread_id, post_id: postId };
  };
  const report = async (item: Item, row: { removed: boolean }, reason: string, reader: Reader): Promise<void> => {
    assertThere(row);
    await countWritten(reader.id, 'report');
    await db.transaction(async (trx) => {
      const { thread, post } = await lock(trx, item);
      assertThere(post ?? thread);
      await reported.report(trx, item, { user_id: reader.id, reason, at: now() });
    });
  };

  return {
    list: async (query: ReportedListQuery): Promise<ListPage<Reported> | StreamedList<Reported>> =>
      presentList(await listReported(db, query), (rows) => rows.map(presentReported)),

    reportThread: async (threadId: string, reason: string, reader: Reader): Promise<void> => {
      await report(threadItem(threadId), await threadFor(context, threadId, reader), reason, reader);
    },
    reportPost: async (postId: string, reason: string, reader: Reader): Promise<void> => {
      const post = await postFor(context, postId, reader);
      await report({ thread_id: post.thread_id, post_id: postId }, post, reason, reader);
    },

    decideThread: (threadId: string, hide: boolean, decision: Decision) => decide(threadItem(threadId), hide, decision),
    decidePost: async (postId: string, hide: boolean, decision: Decision) =>
      decide(await postItem(postId), hide, decision),
  };
}

export type ModerationService = ReturnType<typeof createModerationService>;
