import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { AssertAt } from '../outlines/assert-at';
import type { CountWritten } from '../../lib/limits/written';
import type { CourseRow } from '../courses/courses.repository';
import { postsRepository as posts } from './posts.repository';
import type { NamedThreadRow, PostRow } from './rows';
import { threadsRepository as threads } from './threads.repository';

export interface DiscussionsContext {
  db: Database;
  holdCourse: (trx: Knex.Transaction, courseId: number) => Promise<CourseRow | undefined>;
  assertAt: AssertAt;
  /** Throws where the person may not learn the course. */
  assertLearns: (person: Pick<SessionUser, 'id' | 'role'>, courseId: number) => Promise<void>;
  countWritten: CountWritten;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

export const noThread = () => notFound('This discussion does not exist.');
export const noPost = () => notFound('This post does not exist.');

type Access = Pick<DiscussionsContext, 'db' | 'assertLearns'>;
type Person = Pick<SessionUser, 'id' | 'role'>;

/** A thread of a course that the person may learn. Call it outside of transactions. */
export async function threadFor(
  { db, assertLearns }: Access,
  threadId: string,
  person: Person,
): Promise<NamedThreadRow> {
  const thread = await threads.find(db, threadId);
  if (!thread) throw noThread();
  await assertLearns(person, thread.course_id);
  return thread;
}

/** A post of a course that the person may learn. */
export async function postFor({ db, assertLearns }: Access, postId: string, person: Person): Promise<PostRow> {
  const post = await posts.find(db, postId);
  if (!post) throw noPost();
  await assertLearns(person, post.course_id);
  return post;
}
