import type { CourseListQuery, CourseName } from '@vidyapath/http/course';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import { streamRows } from '../../lib/lists/list-rows';
import { firstOf, storedRow } from '../../lib/lists/rows';
import type { SearchTotals } from '../../lib/lists/search-totals';
import type { CourseTallies } from './course-tallies';
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

export function createCoursesRepository(db: Database, tallies: CourseTallies, searchTotals: SearchTotals) {
  const visible = (on: Knex, hiddenToo: boolean, columns: readonly (keyof CourseRow)[] = courseColumns) => {
    const rows = on('courses').select(columns);
    return hiddenToo ? rows : rows.where('is_public', true);
  };
  const listOf =
    <Row extends object>(columns: readonly (keyof Row & keyof CourseRow)[]) =>
    (query: CourseListQuery, hiddenToo: boolean) =>
      streamRows<Row>(visible(db, hiddenToo, columns), query, rules, {
        ...tallies({ publicOnly: !hiddenToo }),
        ...searchTotals,
      });
  return {
    list: listOf<CourseRow>(courseColumns),
    /** Only the fields by which a course is chosen. */
    names: listOf<CourseName>(['course_id', 'course_name']),
    async find(id: number, hiddenToo: boolean): Promise<CourseRow | undefined> {
      return firstOf(visible(db, hiddenToo).where('course_id', id).first());
    },
    async lock(trx: Knex.Transaction, id: number): Promise<CourseRow | undefined> {
      return firstOf(visible(trx, true).where('course_id', id).forUpdate().first());
    },
    async insert(trx: Knex.Transaction, fields: CourseFields): Promise<CourseRow> {
      return storedRow(
        trx('courses')
          .insert(fields)
          .returning([...courseColumns]),
      );
    },
    async update(trx: Knex.Transaction, id: number, fields: CourseFields): Promise<CourseRow> {
      const change = { ...fields, updated_at: trx.fn.now() };
      return storedRow(
        trx('courses')
          .where('course_id', id)
          .update(change)
          .returning([...courseColumns]),
      );
    },
    /** Foreign keys delete its modules, videos and words. */
    async remove(trx: Knex.Transaction, id: number): Promise<void> {
      await trx('courses').where('course_id', id).delete();
    },
  };
}

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;
