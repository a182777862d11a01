import type { PublicCourseListQuery } from '@vidyapath/http/course-progress';
import type { Database } from '@vidyapath/service-kit/database';
import { type ListPage, type ListRules, orderOf, shortWay } from '@vidyapath/service-kit/list-query';
import { ask, type Statement, statement } from '@vidyapath/service-kit/statement';
import type { PublicCourseRow } from './public-courses.repository';

const activeCategory = "and category_id in (select category_id from categories where category_id = $3 and status = 'Active')";

const textOf = (columns: string, order: string, ofCategory: string): string => `
  select ${columns}, (select coalesce(sum(count), 0)::integer from course_tally_by_category where is_public ${ofCategory}) as list_total
  from courses where is_public ${ofCategory} order by ${order} limit $1 offset $2`;

/** Pages near the beginning of the public courses, which most visitors read: each by one statement that is written out. */
export function createNearPages(db: Database, columns: readonly string[], rules: ListRules) {
  const statements = new Map<string, Statement>();
  const statementOf = (sort: string | undefined, ofCategory: string): Statement => {
    const order = orderOf(sort, rules).map(({ by, desc }) => (desc ? `${by} desc` : by)).join(', ');
    const key = order + ofCategory;
    const known = statements.get(key) ?? statement(textOf(columns.join(', '), order, ofCategory));
    statements.set(key, known);
    return known;
  };
  /** Undefined for other pages, and for an empty one, which does not say how many courses there are before it. */
  return async ({ sort, limit, offset = 0, category_id = 0 }: PublicCourseListQuery): Promise<ListPage<PublicCourseRow> | undefined> => {
    if (limit === undefined || offset > shortWay) return undefined;
    const [ofCategory, values] = category_id > 0 ? [activeCategory, [limit, offset, category_id]] : ['', [limit, offset]];
    const rows = await ask<PublicCourseRow & { list_total: number }>(db, statementOf(sort, ofCategory), values);
    const [first] = rows;
    return first && { rows, total: first.list_total };
  };
}
