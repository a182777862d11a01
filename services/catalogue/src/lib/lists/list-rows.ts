import type { ListQuery } from '@vidyapath/http/list-query';
import { type ListHints, type ListRules, whereContains } from '@vidyapath/service-kit/lists/list-query';
import { type List, readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';

/** As {@link readList}. Searched columns and the searched text are in NFC. */
export function readRows<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  hints?: ListHints,
): Promise<List<Row>> {
  const { q, ...page } = query;
  return readList<Row>(whereText(base, rules.searchable, q), page, rules, q ? withoutTotal(hints) : hints);
}

/** For small rows: a page is read whole, so that its answer can be cached, and a list without a limit in batches. */
export function readSmallRows<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  hints?: ListHints,
): Promise<List<Row>> {
  return readRows<Row>(base, query, query.limit === undefined ? rules : { ...rules, onePage: true }, hints);
}

/** The total of the whole list does not apply to a search in it. */
function withoutTotal({ count }: ListHints = {}): ListHints {
  return count ? { count } : {};
}

/** Narrows to the rows whose text expressions contain `text`. */
export function whereText(
  builder: Knex.QueryBuilder,
  expressions: readonly string[],
  text: string | undefined,
): Knex.QueryBuilder {
  return text ? whereContains(builder, expressions, text.normalize('NFC')) : builder;
}
