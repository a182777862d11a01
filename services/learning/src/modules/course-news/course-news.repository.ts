import type { Knex } from 'knex';
import { accessSql } from '../my-courses/my-courses';

export interface NewsRow {
  new_lessons: number;
  told_on: string | null;
  telling: number | null;
  told_to: number;
}

const lastDay = 'told_on::text as told_on';

/** Returns the day of the last notification. A job that publishes for the course waits until `trx` ends. */
export async function addNewLessons(trx: Knex, courseId: number, lessons: number): Promise<string | null> {
  const { rows } = await trx.raw<{ rows: [{ told_on: string | null }] }>(
    `insert into course_news as n (course_id, new_lessons) values (:courseId, :lessons)
     on conflict (course_id) do update set new_lessons = n.new_lessons + excluded.new_lessons returning ${lastDay}`,
    { courseId, lessons },
  );
  return rows[0].told_on;
}

export const lockNews = (trx: Knex.Transaction, courseId: number): Promise<NewsRow | undefined> =>
  trx('course_news')
    .where('course_id', courseId)
    .forUpdate()
    .first<NewsRow | undefined>('new_lessons', trx.raw(lastDay), 'telling', 'told_to');

export async function updateNews(trx: Knex.Transaction, courseId: number, change: Partial<NewsRow>): Promise<void> {
  await trx('course_news').where('course_id', courseId).update(change);
}

/** People who have begun the course and may still learn it, in the order of their ids. */
export async function findLearners(
  trx: Knex.Transaction,
  { courseId, after, limit, at, everything }: NewsReaders,
): Promise<{ user_id: number; course_name: string }[]> {
  const { rows } = await trx.raw<{ rows: { user_id: number; course_name: string }[] }>(
    `select l.user_id, c.course_name from learners l join courses c on c.course_id = l.course_id and not c.deleted
      where l.course_id = :courseId and l.user_id > :after and l.last_watched_at is not null and ${accessSql}
      order by l.user_id limit :limit`,
    { courseId, after, limit, at, everything },
  );
  return rows;
}

export interface NewsReaders {
  courseId: number;
  after: number;
  limit: number;
  at: Date;
  /** Whether nothing is sold, so that everybody learns every course. */
  everything: boolean;
}

export const deleteNews = (trx: Knex.Transaction, courseId: number): Promise<number> =>
  trx('course_news').where('course_id', courseId).delete();
