import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { LearningContext } from '../../context';
import { findPost } from './posts.repository';
import type { NamedThreadRow, PostRow } from './rows';
import { findThread } from './threads.repository';

export const noThread = () => notFound('This discussion does not exist.');
export const noPost = () => notFound('This post does not exist.');

type Person = Pick<SessionUser, 'id' | 'role'>;

/** A thread of a course that the person may learn. Call it outside of transactions. */
export async function threadFor(
  { db, decideAccess }: LearningContext,
  threadId: string,
  person: Person,
): Promise<NamedThreadRow> {
  const thread = await findThread(db, threadId);
  if (!thread) throw noThread();
  await assertLearns(decideAccess, person, thread.course_id);
  return thread;
}

/** A post of a course that the person may learn. */
export async function postFor({ db, decideAccess }: LearningContext, postId: string, person: Person): Promise<PostRow> {
  const post = await findPost(db, postId);
  if (!post) throw noPost();
  await assertLearns(decideAccess, person, post.course_id);
  return post;
}
