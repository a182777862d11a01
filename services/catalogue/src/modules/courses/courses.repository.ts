import type { CourseListQuery, CourseName } from '@vidyapath/http/course';
import type { Database } from '@vidyapath/service-kit/database';
import { batchSize } from '@vidyapath/service-kit/list-flow';
import { type ListRules, patternOf } from '@vidyapath/service-kit/list-query';
import { ask, statement } from '@vidyapath/service-kit/statement';
import type { Knex } from 'knex';
import { flowingRows, whereText } from '../../listing';
import { createNearPages, type Narrowing } from '../../near-pages';
import { firstOf, storedRow } from '../../rows';
import type { SearchTotals } from '../../search-totals';
import type { CourseTallies } from './course-tallies';
import { courseColumns, type CourseFields, type CourseRow } from './course-row';

/** Long texts by their beginning, as in the indexes that serve them. */
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

const byId = statement(`select ${courseColumns.join(', ')} from courses where course_id = $1 and (is_public or $2)`, 'once');

const tally = 'select coalesce(sum(count), 0)::integer from course_tally_by_category';

function narrowingTo(q: string | undefined, hiddenToo: boolean): Narrowing {
  const where = hiddenToo ? 'true' : 'is_public';
  if (!q) return { where, total: `${tally} where ${where}` };
  return { where: `${where} and search_text ilike $3 escape '\\'`, values: [patternOf(q.normalize('NFC'))] };
}

export function createCoursesRepository(db: Database, tallies: CourseTallies, searchTotals: SearchTotals) {
  const visible = (on: Knex, hiddenToo: boolean, columns: readonly (keyof CourseRow)[] = courseColumns) => {
    const rows = on('courses').select(columns);
    return hiddenToo ? rows : rows.where('is_public', true);
  };
  const listOf = <Row extends object>(columns: readonly (keyof Row & keyof CourseRow)[]) => {
    const nearPage = createNearPages<Row>(db, 'courses', columns, rules, batchSize);
    return async (query: CourseListQuery, hiddenToo: boolean) => {
      const page = await nearPage(query, narrowingTo(query.q, hiddenToo));
      const rows = () => visible(db, hiddenToo, columns);
      if (page) {
        const searched = () => whereText(rows(), rules.searchable, query.q);
        return { rows: page.rows, total: page.total ?? (await searchTotals.countOnce(`${hiddenToo} ${query.q}`, searched)) };
      }
      return flowingRows<Row>(rows(), query, rules, { ...tallies({ publicOnly: !hiddenToo }), ...searchTotals });
    };
  };
  return {
    list: listOf<CourseRow>(courseColumns),
    /** Of each no more than what one chooses it by. */
    names: listOf<CourseName>(['course_id', 'course_name']),
    async find(id: number, hiddenToo: boolean): Promise<CourseRow | undefined> {
      return (await ask<CourseRow>(db, byId, [id, hiddenToo]))[0];
    },
    async lock(trx: Knex.Transaction, id: number): Promise<CourseRow | undefined> {
      return firstOf(visible(trx, true).where('course_id', id).forUpdate().first());
    },
    async update(trx: Knex.Transaction, id: number, fields: CourseFields): Promise<CourseRow> {
      const change = { ...fields, updated_at: trx.fn.now() };
      return storedRow(trx('courses').where('course_id', id).update(change).returning([...courseColumns]));
    },
    /** Its modules, videos and words go with it, by their foreign keys. */
    async remove(trx: Knex.Transaction, id: number): Promise<void> {
      await trx('courses').where('course_id', id).delete();
    },
  };
}

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;
