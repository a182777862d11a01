import type { CourseListQuery, CourseName } from '@vidyapath/http/course';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import type { CourseReads } from '../../lib/lists/course-reads';
import { readRows } from '../../lib/lists/list-rows';
import { firstOf, storedRow } from '../../lib/lists/rows';
import { courseColumns, type CourseFields, type CourseRow } from './course-row';

/** Long texts are sorted by their first 200 characters. */
const rules: ListRules = {
  sortable: {
    course_id: 'course_id',
    course_name: 'lower(course_name)',
    course_description: 'left(lower(course_description), 200)',
    course_info: 'left(lower(course_info), 200)',
    course_language: 'course_language',
    author: 'lower(author)',
    rating: 'rating',
    actual_price: 'actual_price',
    discounted_price: 'discounted_price',
    is_premium: 'is_premium',
    is_best_seller: 'is_best_seller',
    is_public: 'is_public',
    banner_image: 'left(banner_image, 200)',
    video_path: 'left(video_path, 200)',
    category_id: 'category_id',
  },
  searchable: ['search_text'],
  tiebreaker: 'course_id',
};

const visible = (on: Knex, hiddenToo: boolean, columns: readonly (keyof CourseRow)[] = courseColumns) => {
  const rows = on('courses').select(columns);
  return hiddenToo ? rows : rows.where('is_public', true);
};

export const listCourses = (reads: CourseReads, query: CourseListQuery, hiddenToo: boolean) =>
  readRows<CourseRow>(visible(reads.db, hiddenToo), query, rules, hintsOf(reads, hiddenToo));

/** Only the fields by which a course is chosen. */
export const listCourseNames = (reads: CourseReads, query: CourseListQuery, hiddenToo: boolean) =>
  readRows<CourseName>(
    visible(reads.db, hiddenToo, ['course_id', 'course_name']),
    query,
    rules,
    hintsOf(reads, hiddenToo),
  );

const hintsOf = ({ tallies, totals }: CourseReads, hiddenToo: boolean) => ({
  ...tallies({ publicOnly: !hiddenToo }),
  ...totals,
});

export const findCourse = (on: Knex, id: number, hiddenToo: boolean): Promise<CourseRow | undefined> =>
  firstOf(visible(on, hiddenToo).where('course_id', id).first());

export const lockCourse = (trx: Knex.Transaction, id: number): Promise<CourseRow | undefined> =>
  firstOf(visible(trx, true).where('course_id', id).forUpdate().first());

export const insertCourse = (trx: Knex.Transaction, fields: CourseFields): Promise<CourseRow> =>
  storedRow(
    trx('courses')
      .insert(fields)
      .returning([...courseColumns]),
  );

export const updateCourse = (trx: Knex.Transaction, id: number, fields: CourseFields): Promise<CourseRow> =>
  storedRow(
    trx('courses')
      .where('course_id', id)
      .update({ ...fields, updated_at: trx.fn.now() })
      .returning([...courseColumns]),
  );

/** Foreign keys delete its modules, videos and words. */
export async function deleteCourse(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('courses').where('course_id', id).delete();
}
