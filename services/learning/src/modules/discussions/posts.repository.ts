import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import type { PostRow, ReadPostRow } from './rows';

export type NewPost = Pick<
  PostRow,
  'thread_id' | 'course_id' | 'body' | 'user_id' | 'author_name' | 'by_staff' | 'by_asker' | 'created_at'
>;

const oldestFirst: ListRules = {
  sortable: {},
  searchable: [],
  tiebreaker: 'posts.post_id',
  defaultOrder: [{ by: 'posts.created_at' }],
};

export const findPost = (on: Knex, postId: string): Promise<PostRow | undefined> =>
  on<PostRow>('posts').where('post_id', postId).first();

export const lockPostRow = (trx: Knex.Transaction, postId: string): Promise<PostRow | undefined> =>
  trx<PostRow>('posts').where('post_id', postId).forUpdate().first();

/** The oldest first, with whether the reader has voted. */
export function listPosts(on: Knex, threadId: string, readerId: number) {
  const posts = on('posts')
    .leftJoin('post_votes as v', (join) =>
      join.on('v.post_id', 'posts.post_id').andOn('v.user_id', on.raw('?', [readerId])),
    )
    .where('posts.thread_id', threadId)
    .select('posts.*', on.raw('v.user_id is not null as voted'));
  return readList<ReadPostRow>(posts, {}, oldestFirst);
}

export async function hasVoted(on: Knex, postId: string, userId: number): Promise<boolean> {
  const vote: unknown = await on('post_votes').where({ post_id: postId, user_id: userId }).first('user_id');
  return vote !== undefined;
}

export async function insertPost(trx: Knex.Transaction, fields: NewPost): Promise<PostRow> {
  const [row] = await trx<PostRow>('posts').insert(fields).returning('*');
  return row as PostRow;
}

export const updatePost = (trx: Knex.Transaction, postId: string, fields: object): Promise<number> =>
  trx('posts').where('post_id', postId).update(fields);

/** A vote more or fewer, once. The post is locked last, since many may vote for it at once. */
export async function storeVote(
  trx: Knex.Transaction,
  postId: string,
  userId: number,
  voted: boolean,
): Promise<PostRow | undefined> {
  const row = { post_id: postId, user_id: userId };
  const changed = voted
    ? await trx('post_votes').insert(row).onConflict(['post_id', 'user_id']).ignore().returning('post_id')
    : await trx('post_votes').where(row).delete().returning('post_id');
  const by = changed.length * (voted ? 1 : -1);
  const [post] = await trx<PostRow>('posts')
    .where('post_id', postId)
    .update({ votes: trx.raw('votes + ?', [by]) })
    .returning('*');
  return post;
}
