import type { ListQuery } from '@vidyapath/http/list-query';
import { fetchWholeList, type ListFlow } from '@vidyapath/service-kit/lists/streamed-list';
import { fetchList, type ListAids, type ListPage, type ListRules, whereContains } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';

/** Searches, sorts and pages `base`. Searched columns hold text in NFC, and so does what is searched for. */
export function listRows<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  aids?: ListAids,
): Promise<ListPage<Row>> {
  const { q, ...page } = query;
  return fetchList<Row>(whereText(base, rules.searchable, q), page, rules, q ? withoutTotal(aids) : aids);
}

/** The same for a list that may be too long to be held. */
export function flowingRows<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  aids?: ListAids,
): Promise<ListPage<Row> | ListFlow<Row>> {
  const { q, ...page } = query;
  return fetchWholeList<Row>(whereText(base, rules.searchable, q), page, rules, q ? withoutTotal(aids) : aids);
}

/** What is known of the whole list says nothing of a search in it. */
function withoutTotal({ count }: ListAids = {}): ListAids {
  return count ? { count } : {};
}

/** Narrows to the rows whose text expressions contain `text`. */
export function whereText(builder: Knex.QueryBuilder, expressions: readonly string[], text: string | undefined): Knex.QueryBuilder {
  return text ? whereContains(builder, expressions, text.normalize('NFC')) : builder;
}
