import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';
import { rowsOf } from './rows';

/** What is counted of a course in tables of their own, so that a change of a count changes no course. */
export interface CourseCounts {
  /** Of the lessons that learners have. */
  seconds: number;
  lessons: number;
  /** Of published reviews; null without one. */
  review_mean: number | null;
  review_count: number;
  /** Who began it. */
  learners: number;
  /** The same if there are enough. */
  shown_learners: number;
}

export const noCounts: CourseCounts = {
  seconds: 0,
  lessons: 0,
  review_mean: null,
  review_count: 0,
  learners: 0,
  shown_learners: 0,
};

const countsBySort = [
  { table: 'course_durations', fields: ['TotalDurationPerCourse', 'LessonCount', 'lesson_count'] },
  { table: 'course_reviews', fields: ['ReviewMean', 'ReviewCount', 'review_mean', 'review_count'] },
  { table: 'course_learners', fields: ['Learners', 'learners'] },
];

/** Joins the table that `sort` needs, since the other orders read no more than the courses. */
export function joinSortedCounts(rows: Knex.QueryBuilder, sort: string | undefined): Knex.QueryBuilder {
  const field = sort?.split(':')[0] ?? '';
  const sorted = countsBySort.find(({ fields }) => fields.includes(field));
  return sorted ? rows.joinRaw('join ?? using (course_id)', [sorted.table]) : rows;
}

export async function findCourseCounts(on: Knex, courseIds: readonly number[]): Promise<Map<number, CourseCounts>> {
  const counts = on('course_durations')
    .joinRaw('left join course_reviews using (course_id) left join course_learners using (course_id)')
    .whereRaw('course_id = any(?)', [[...courseIds]])
    .select('course_id', 'lessons', on.raw('seconds::float8'))
    .select(on.raw('review_mean::float8, coalesce(review_count, 0) as review_count'))
    .select(on.raw('coalesce(learners, 0) as learners, coalesce(shown_learners, 0) as shown_learners'));
  const rows = await rowsOf<CourseCounts & { course_id: number }>(counts);
  return new Map(rows.map(({ course_id, ...found }) => [course_id, found]));
}

/** Stores newer counts, and nothing of a course that is deleted or never existed. */
export async function keepNewerOfCourses(
  trx: Knex.Transaction,
  table: 'course_reviews' | 'course_learners',
  counts: readonly { course_id: number; version: number }[],
): Promise<void> {
  const ids = counts.map(({ course_id }) => course_id);
  const courses = trx('courses').whereIn('course_id', ids).orderBy('course_id').forKeyShare();
  const existing = new Set(await courses.pluck<number[]>('course_id'));
  const rows = counts.filter(({ course_id }) => existing.has(course_id));
  await keepNewer(trx, { table, key: 'course_id', rows });
}
