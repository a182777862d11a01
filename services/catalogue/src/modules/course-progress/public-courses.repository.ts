import type { PublicCourseListQuery } from '@vidyapath/http/course-progress';
import type { Database } from '@vidyapath/service-kit/database';
import type { ListAids, ListRules } from '@vidyapath/service-kit/list-query';
import type { Knex } from 'knex';
import { flowingRows, whereText } from '../../listing';
import { createNearPages, type Narrowing } from '../../near-pages';
import { rowsOf } from '../../rows';
import type { CourseRow } from '../courses/course-row';
import type { CourseTallies } from '../courses/course-tallies';
import { type NearWords, nearRows } from './near-search';
import { rankedRows } from './ranked-search';

export type PublicCourseRow = Omit<CourseRow, 'course_info' | 'video_path'>;

const columns = [
  'course_id', 'course_name', 'course_description', 'banner_image', 'course_language', 'is_premium', 'is_best_seller',
  'rating', 'author', 'actual_price', 'discounted_price',
] as const;

const rules: ListRules = {
  sortable: {
    CourseId: 'course_id',
    CourseName: 'lower(course_name)',
    CourseLanguage: 'course_language',
    Author: 'lower(author)',
    Rating: 'rating',
    ActualPrice: 'actual_price',
    DiscountedPrice: 'discounted_price',
  },
  searchable: ['public_text'],
  tiebreaker: 'course_id',
};

const total = 'select coalesce(sum(count), 0)::integer from course_tally_by_category where is_public';
const inActive = "category_id in (select category_id from categories where category_id = $3 and status = 'Active')";

const narrowingTo = (categoryId: number): Narrowing =>
  categoryId === 0
    ? { where: 'is_public', total }
    : { where: `is_public and ${inActive}`, total: `${total} and ${inActive}`, values: [categoryId] };

export function createPublicCoursesRepository(db: Database, tallies: CourseTallies, searchTotals: Required<Pick<ListAids, 'count'>>) {
  const inCategory = (categoryId = 0): Knex.QueryBuilder => {
    const rows = db('courses').where('is_public', true);
    if (categoryId === 0) return rows;
    const active = db('categories').select('category_id').where({ category_id: categoryId, status: 'Active' });
    return rows.whereIn('category_id', active);
  };
  const nearPage = createNearPages<PublicCourseRow>(db, 'courses', columns, rules);
  return {
    /** Courses that contain `q`, those first that have it in their name; with `near` those after them that have a near word for each of its words. */
    async list({ q, category_id = 0, ...query }: PublicCourseListQuery, near: NearWords) {
      const page = q ? undefined : await nearPage(query, narrowingTo(category_id));
      if (page?.total !== undefined) return { rows: page.rows, total: page.total };
      const rows = inCategory(category_id).select(columns);
      const aids = { ...tallies({ publicOnly: true, activeCategoryId: category_id }), ...searchTotals };
      if (q && !query.sort && near.length === 0) return rankedRows<PublicCourseRow>(rows, { q, ...query }, rules, searchTotals);
      if (!q || near.length === 0) return flowingRows<PublicCourseRow>(rows, { q, ...query }, rules, aids);
      return nearRows<PublicCourseRow>(db, rows, { q, near, ...query }, rules, searchTotals);
    },
    /** How many courses contain `q`, counted up to `most`. */
    async countLiteral({ q, category_id }: PublicCourseListQuery, most: number): Promise<number> {
      const rows = whereText(inCategory(category_id), rules.searchable, q).select('course_id').limit(most);
      return (await rowsOf(rows)).length;
    },
  };
}

export type PublicCoursesRepository = ReturnType<typeof createPublicCoursesRepository>;
