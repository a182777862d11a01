import type { Moderated, ReportedListQuery } from '@vidyapath/http/learning-discussions';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { conflict } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { countWritten } from '../../lib/limits/written';
import { noPost, noThread, postFor, threadFor } from './discussions.access';
import { assertThere, type Reader } from './discussions.policy';
import { presentReported } from './discussions.presenter';
import { countsOf } from './post-counts';
import { findPost } from './posts.repository';
import { lockPost } from './posts.service';
import { insertReport, type Item, listReported, settleReports } from './reported.repository';
import type { PostRow, ThreadRow } from './rows';
import { changeCounts, lockThread, updateThread } from './threads.repository';

export interface Decision {
  by: AuditContext;
  reason: string;
}

export const listReportedItems = async ({ db }: LearningContext, query: ReportedListQuery) =>
  presentList(await listReported(db, query), (rows) => rows.map(presentReported));

export async function reportThread(
  ctx: LearningContext,
  threadId: string,
  reason: string,
  reader: Reader,
): Promise<void> {
  const thread = await threadFor(ctx, threadId, reader);
  await report(ctx, itemOfThread(threadId), thread, reason, reader);
}

export async function reportPost(ctx: LearningContext, postId: string, reason: string, reader: Reader): Promise<void> {
  const post = await postFor(ctx, postId, reader);
  await report(ctx, { thread_id: post.thread_id, post_id: postId }, post, reason, reader);
}

export const decideThread = (ctx: LearningContext, threadId: string, hide: boolean, decision: Decision) =>
  decide(ctx, itemOfThread(threadId), hide, decision);

export async function decidePost(
  ctx: LearningContext,
  postId: string,
  hide: boolean,
  decision: Decision,
): Promise<Moderated> {
  const post = await findPost(ctx.db, postId);
  if (!post) throw noPost();
  return decide(ctx, { thread_id: post.thread_id, post_id: postId }, hide, decision);
}

const itemOfThread = (threadId: string): Item => ({ thread_id: threadId, post_id: null });

async function report(
  ctx: LearningContext,
  item: Item,
  row: { removed: boolean },
  reason: string,
  reader: Reader,
): Promise<void> {
  assertThere(row);
  await countWritten(ctx, reader.id, 'report');
  await ctx.db.transaction(async (trx) => {
    const { thread, post } = await lockItem(trx, item);
    assertThere(post ?? thread);
    await insertReport(trx, item, { user_id: reader.id, reason, at: ctx.now() });
  });
}

/** Hides or restores, and settles the reports, also of a thread or post that is in that state already. */
const decide = (
  { db, now }: LearningContext,
  item: Item,
  hide: boolean,
  { by, reason }: Decision,
): Promise<Moderated> =>
  db.transaction(async (trx) => {
    const { thread, post } = await lockItem(trx, item);
    const row = post ?? thread;
    if (row.deleted_at !== null) throw conflict('removed', 'The author has deleted this.');
    const wasHidden = row.hidden_at !== null;
    if (post && wasHidden !== hide) await countPost(trx, thread, post, hide ? -1 : 1);
    const fields = { hidden_at: hide ? now() : null, hidden_reason: hide ? reason : null };
    await settleReports(trx, item, now(), fields);
    const resource = { type: post ? 'post' : 'thread', id: item.post_id ?? item.thread_id };
    const action = `${resource.type}.${hide ? 'hidden' : 'restored'}`;
    const before = { hidden: wasHidden, reason: row.hidden_reason };
    await recordAudit(trx, { by, action, resource, before, after: { hidden: hide, reason } });
    return { ...item, hidden: hide, hidden_reason: fields.hidden_reason };
  });

async function lockItem(
  trx: Knex.Transaction,
  { thread_id, post_id }: Item,
): Promise<{ thread: ThreadRow; post: PostRow | null }> {
  if (post_id !== null) return lockPost(trx, { thread_id, post_id });
  const thread = await lockThread(trx, thread_id);
  if (!thread) throw noThread();
  return { thread, post: null };
}

async function countPost(trx: Knex.Transaction, thread: ThreadRow, post: PostRow, by: 1 | -1): Promise<void> {
  await changeCounts(trx, thread.thread_id, countsOf(post, by));
  if (by === -1 && thread.accepted_post_id === post.post_id)
    await updateThread(trx, thread.thread_id, { accepted_post_id: null });
}
