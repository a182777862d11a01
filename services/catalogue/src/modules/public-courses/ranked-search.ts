import type { ListQuery } from '@vidyapath/http/list-query';
import type { List } from '@vidyapath/service-kit/lists/streamed-list';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import { readSmallRows, whereText } from '../../lib/lists/list-rows';
import { firstOf } from '../../lib/lists/rows';
import type { SearchTotals } from '../../lib/lists/search-totals';
import { hindiNameText } from '../../lib/search/hindi-text';

/** As in the indexes that serve it. */
const nameText = ['normalize(course_name, nfc)', hindiNameText];

export const hasInName = (builder: Knex.QueryBuilder, q: string): Knex.QueryBuilder => whereText(builder, nameText, q);

/**
 * Courses of `base` that contain `q`: first those with `q` in their name, then the others, both in the order of their ids.
 * Two lists one after the other, since no index serves the order of one list of both.
 */
export async function rankedRows<Row extends object>(
  base: Knex.QueryBuilder,
  { q, limit, offset = 0 }: ListQuery & { q: string },
  rules: ListRules,
  { count }: SearchTotals,
): Promise<List<Row>> {
  const matching = whereText(base.clone(), rules.searchable, q);
  // A course with `q` in its name always matches. With both conditions the planner would expect very few rows, and sort them all.
  const named = hasInName(base.clone(), q);
  const others = matching.clone().whereNot((group) => void hasInName(group, q));
  const uncounted = { count: async () => 0 };
  const first = await readSmallRows<Row>(named, pageOf(limit, offset), rules, uncounted);
  if ('batches' in first) {
    const readSecond = () => readSmallRows<Row>(others, {}, rules, uncounted);
    return { total: await count(matching), batches: batchesOfBoth(first, readSecond) };
  }
  if (first.rows.length === limit) return { rows: first.rows, total: await count(matching) };
  const before = first.rows.length > 0 || offset === 0 ? offset + first.rows.length : await countRows(named);
  const page = pageOf(limit === undefined ? undefined : limit - first.rows.length, Math.max(0, offset - before));
  const second = await readSmallRows<Row>(others, page, rules, {
    count: async () => (await count(matching)) - before,
  });
  const total = before + second.total;
  if ('rows' in second) return { rows: [...first.rows, ...second.rows], total };
  return { total, batches: batchesOfBoth(first, async () => second) };
}

const pageOf = (limit: number | undefined, offset: number): ListQuery => ({
  offset,
  ...(limit !== undefined && { limit }),
});

/** Rows of the first list, then of the second, which is read once the first has ended. */
export async function* batchesOfBoth<Row>(
  first: List<Row>,
  readSecond: () => Promise<List<Row>>,
): AsyncGenerator<Row[]> {
  for (const read of [async () => first, readSecond]) {
    const list = await read();
    if ('rows' in list) yield list.rows;
    else yield* list.batches;
  }
}

async function countRows(rows: Knex.QueryBuilder): Promise<number> {
  const counted = await firstOf<{ count: string }>(rows.clone().clearSelect().count({ count: '*' }).first());
  return Number(counted?.count ?? 0);
}
