import type { ListQuery } from '@vidyapath/http/list-query';
import { fetchList, type ListAids, type ListPage, type ListRules, whereContains } from '@vidyapath/service-kit/list-query';
import type { Knex } from 'knex';

/** Searches, sorts and pages `base`. Searched columns hold text in NFC, and so does what is searched for. */
export function listRows<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  aids?: ListAids,
): Promise<ListPage<Row>> {
  const { q, ...page } = query;
  return fetchList<Row>(whereText(base, rules.searchable, q), page, rules, q ? {} : aids);
}

/** Narrows to the rows whose text expressions contain `text`. */
export function whereText(builder: Knex.QueryBuilder, expressions: readonly string[], text: string | undefined): Knex.QueryBuilder {
  return text ? whereContains(builder, expressions, text.normalize('NFC')) : builder;
}
