import type { ListQuery } from '@vidyapath/http/list-query';
import type { Database } from '@vidyapath/service-kit/database/database';
import { batchSize, type List, readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import { readSmallRows, whereText } from '../../lib/lists/list-rows';
import type { SearchTotals } from '../../lib/lists/search-totals';
import type { NearWords } from '../../lib/search/search-words.repository';
import { batchesOfBoth, hasInName } from './ranked-search';

/**
 * Courses of `base` that contain `q`, those with `q` in their name first; after them courses with near words. Two lists, of which the first
 * is short when near words are searched: no index serves the order of one list of both.
 */
export async function nearRows<Row extends { course_id: number }>(
  db: Database,
  base: Knex.QueryBuilder,
  { q, sort, limit, offset = 0, near }: ListQuery & { q: string; near: NearWords },
  rules: ListRules,
  searchTotals: SearchTotals,
): Promise<List<Row>> {
  const sorted = sort === undefined ? {} : { sort };
  const containing = whereText(base.clone(), rules.searchable, q);
  const named = hasInName(containing.clone().clearSelect().select('course_id'), q);
  const { rows: literal } = await readList<Row>(
    containing.orderByRaw('course_id in (?) desc', [named]),
    { ...sorted, limit: batchSize },
    { ...rules, onePage: true },
    { count: async () => 0 },
  );
  const first = literal.slice(offset, limit === undefined ? undefined : offset + limit);
  const others = base
    .clone()
    .whereIn('course_id', coursesNear(db, near))
    .whereNotIn(
      'course_id',
      literal.map(({ course_id }) => course_id),
    );
  const page = {
    ...sorted,
    offset: Math.max(0, offset - literal.length),
    ...(limit !== undefined && { limit: limit - first.length }),
  };
  const second = await readSmallRows<Row>(others, page, rules, searchTotals);
  if ('batches' in second)
    return {
      total: literal.length + second.total,
      batches: batchesOfBoth({ rows: first, total: 0 }, async () => second),
    };
  return { rows: [...first, ...second.rows], total: literal.length + second.total };
}

/** Ids of the courses with a near word for each typed one. */
export function coursesNear(db: Database, near: NearWords): Knex.QueryBuilder {
  const rows = db('course_word_lists').select('course_id');
  for (const words of near) void rows.whereRaw('words && ?::text[]', [[...words]]);
  return rows;
}
