import type { Knex } from 'knex';
import type { NamedThreadRow, ThreadRow } from './rows';

export type NewThread = Pick<
  ThreadRow,
  'course_id' | 'video_id' | 'at_seconds' | 'title' | 'body' | 'user_id' | 'author_name' | 'by_staff' | 'created_at'
>;

/** With the course's name, and the lesson where the course still has it. */
export const readThreads = (on: Knex) =>
  on('threads')
    .leftJoin('courses', 'courses.course_id', 'threads.course_id')
    .leftJoin('lessons as l', (join) =>
      join
        .on('l.video_id', 'threads.video_id')
        .andOn('l.course_id', 'threads.course_id')
        .andOn(on.raw('l.gone_at is null')),
    )
    .select('threads.*', 'l.video_id', 'courses.course_name', 'courses.course_name_hi');

export const findThread = (on: Knex, threadId: string): Promise<NamedThreadRow | undefined> =>
  readThreads(on).where('threads.thread_id', threadId).first<NamedThreadRow | undefined>();

export const lockThread = (trx: Knex.Transaction, threadId: string): Promise<ThreadRow | undefined> =>
  trx<ThreadRow>('threads').where('thread_id', threadId).forUpdate().first();

export async function insertThread(trx: Knex.Transaction, fields: NewThread): Promise<ThreadRow> {
  const [row] = await trx<ThreadRow>('threads').insert(fields).returning('*');
  return row as ThreadRow;
}

export const updateThread = (trx: Knex.Transaction, threadId: string, fields: object): Promise<number> =>
  trx('threads').where('thread_id', threadId).update(fields);

/** Posts that are there now, more or fewer. */
export const changeCounts = (
  trx: Knex.Transaction,
  threadId: string,
  by: { posts: number; answers: number },
): Promise<number> =>
  trx('threads')
    .where('thread_id', threadId)
    .update({
      post_count: trx.raw('post_count + ?', [by.posts]),
      answer_count: trx.raw('answer_count + ?', [by.answers]),
    });

export const deleteThreadsOfCourse = (trx: Knex.Transaction, courseId: number): Promise<number> =>
  trx('threads').where('course_id', courseId).delete();
