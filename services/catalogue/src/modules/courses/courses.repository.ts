import type { CourseListQuery, CourseName } from '@vidyapath/http/course';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import { joinSortedCounts } from '../../lib/lists/course-counts';
import type { CourseReads } from '../../lib/lists/course-reads';
import { readRows } from '../../lib/lists/list-rows';
import { firstOf, storedRow } from '../../lib/lists/rows';
import { hindiText } from '../../lib/search/hindi-text';
import { type CourseChanges, courseColumns, type CourseFields, type CourseRow } from './course-row';

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
    what_you_learn: "array_to_string(what_you_learn, ' ')",
    requirements: "array_to_string(requirements, ' ')",
    audience: "array_to_string(audience, ' ')",
    level: 'level',
    course_name_hi: 'lower(course_name_hi)',
    course_description_hi: 'left(lower(course_description_hi), 200)',
    publish_at: 'publish_at',
    lesson_count: 'lessons',
    learners: 'learners',
    review_mean: 'coalesce(review_mean, 0)',
    review_count: 'review_count',
    updated_at: 'updated_at',
  },
  searchable: ['search_text', hindiText],
  tiebreaker: 'course_id',
};

const visible = (on: Knex, hiddenToo: boolean, columns: readonly (keyof CourseRow)[] = courseColumns) => {
  const rows = on('courses').select(columns);
  return hiddenToo ? rows : rows.where('is_public', true);
};

export const listCourses = (reads: CourseReads, query: CourseListQuery, hiddenToo: boolean) =>
  readRows<CourseRow>(
    joinSortedCounts(visible(reads.db, hiddenToo), query.sort),
    query,
    rules,
    hintsOf(reads, hiddenToo),
  );

/** Only the fields by which a course is chosen. */
export const listCourseNames = (reads: CourseReads, query: CourseListQuery, hiddenToo: boolean) =>
  readRows<CourseName>(
    joinSortedCounts(visible(reads.db, hiddenToo, ['course_id', 'course_name']), query.sort),
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

export const updateCourse = (trx: Knex.Transaction, id: number, changes: CourseChanges): Promise<CourseRow> =>
  storedRow(
    trx('courses')
      .where('course_id', id)
      .update({ ...changes, ...(changes.is_public && notPlanned), updated_at: trx.fn.now() })
      .returning([...courseColumns]),
  );

/** A public course waits for nothing. */
const notPlanned = { publish_at: null, publish_by: null };

/** Foreign keys delete its modules, videos and words. */
export async function deleteCourse(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('courses').where('course_id', id).delete();
}
