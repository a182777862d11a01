import type { ListQuery } from '@vidyapath/http/list-query';
import { readList, type StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import {
  fetchList,
  type ListHints,
  type ListPage,
  type ListRules,
  whereContains,
} from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';

/** Searches, sorts and pages `base`. Searched columns and the searched text are in NFC. */
export function listRows<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  hints?: ListHints,
): Promise<ListPage<Row>> {
  const { q, ...page } = query;
  return fetchList<Row>(whereText(base, rules.searchable, q), page, rules, q ? withoutTotal(hints) : hints);
}

/** The same; a list that is longer than a batch is streamed. */
export function streamRows<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  hints?: ListHints,
): Promise<ListPage<Row> | StreamedList<Row>> {
  const { q, ...page } = query;
  return readList<Row>(whereText(base, rules.searchable, q), page, rules, q ? withoutTotal(hints) : hints);
}

/** For small rows: a page is read whole, so that its answer can be cached, and a list without a limit in batches. */
export function listOrStreamRows<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  hints?: ListHints,
): Promise<ListPage<Row> | StreamedList<Row>> {
  const read = query.limit === undefined ? streamRows<Row> : listRows<Row>;
  return read(base, query, rules, hints);
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
