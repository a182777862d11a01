import { limits } from '@vidyapath/http/limits';
import { conflict } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';

/** Throws a 409 if the course would have too many lessons. The caller holds the lock on the course. */
export async function assertLessonsFit(trx: Knex.Transaction, courseId: number, added: number): Promise<void> {
  const { lessonsMax } = limits.learning;
  const row = await trx('module_videos').where('course_id', courseId).count<{ count: string }>({ count: '*' }).first();
  if (Number(row?.count) + added > lessonsMax)
    throw conflict('too-many-lessons', `A course may have ${lessonsMax} lessons at most.`);
}
