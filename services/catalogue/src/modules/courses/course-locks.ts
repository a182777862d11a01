import type { Knex } from 'knex';

/**
 * Locks courses, in the order of their ids so that two moves never wait for each other, and returns those that
 * exist. Every change of the order of a course's modules or videos holds this lock.
 */
export async function lockCourses(trx: Knex.Transaction, ids: readonly number[]): Promise<Set<number>> {
  const rows = await trx('courses')
    .select<{ course_id: number }[]>('course_id')
    .whereIn('course_id', [...new Set(ids)])
    .orderBy('course_id')
    .forUpdate();
  return new Set(rows.map(({ course_id }) => course_id));
}
