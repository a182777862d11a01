import type { ListQuery } from '@vidyapath/http/list-query';
import { fetchList, type ListPage, type ListRules, whereContains } from '@vidyapath/service-kit/list-query';
import type { Knex } from 'knex';

/**
 * Searches, sorts and pages `base`. Searched columns hold text in NFC, and so does what is searched for. Field and
 * tiebreaker go in one direction, so that one index serves both directions.
 */
export function listRows<Row extends object>(base: Knex.QueryBuilder, query: ListQuery, rules: ListRules): Promise<ListPage<Row>> {
  const { q, sort, ...page } = query;
  const matching = whereText(base, rules.searchable, q);
  const [field = '', direction] = sort?.split(':') ?? [];
  const expression = Object.hasOwn(rules.sortable, field) ? rules.sortable[field] : undefined;
  if (expression === undefined) return fetchList<Row>(matching, page, rules);
  const way = direction === 'desc' ? 'desc' : 'asc';
  const { searchable, sortable, tiebreaker } = rules;
  return fetchList<Row>(matching.orderByRaw(`${expression} ${way}, ${tiebreaker} ${way}`), page, { searchable, sortable, tiebreaker });
}

/** Narrows to the rows whose text expressions contain `text`. */
export function whereText(builder: Knex.QueryBuilder, expressions: readonly string[], text: string | undefined): Knex.QueryBuilder {
  return text ? whereContains(builder, expressions, text.normalize('NFC')) : builder;
}
