import type { ListQuery } from '@vidyapath/http/list-query';
import { totalCountHeader } from '@vidyapath/http/list-query';
import type { FastifyReply } from 'fastify';
import type { Knex } from 'knex';

export interface ListRules {
  /** SQL expression behind each sortable field. Nothing else can be sorted by. */
  sortable: Readonly<Record<string, string>>;
  /** SQL text expressions that `q` is looked for in, written as in the index that serves them. */
  searchable: readonly string[];
  /** A unique column that ends every order, so that pages neither repeat nor skip rows. */
  tiebreaker: string;
  /** Order when the query names none; the tiebreaker by default. */
  defaultOrder?: string;
}

export interface ListPage<Row> {
  rows: Row[];
  /** How many rows match without `limit` and `offset`. */
  total: number;
}

/** Searches, sorts and pages `base`, a select that is filtered to what the caller may see. */
export async function fetchList<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
): Promise<ListPage<Row>> {
  const matching = query.q ? whereContains(base.clone(), rules.searchable, query.q) : base.clone();
  const page = orderBy(matching.clone(), query.sort, rules);
  if (query.limit !== undefined) void page.limit(query.limit);
  if (query.offset) void page.offset(query.offset);
  const rows = (await page) as Row[];
  const whole = query.limit === undefined && !query.offset;
  if (whole) return { rows, total: rows.length };
  if (rows.length > 0 && (query.limit === undefined || rows.length < query.limit)) {
    return { rows, total: (query.offset ?? 0) + rows.length };
  }
  return { rows, total: await countOf(matching) };
}

/** Adds "one of `expressions` contains `text`": case-insensitive, `%`, `_` and `\` standing for themselves. */
export function whereContains(builder: Knex.QueryBuilder, expressions: readonly string[], text: string): Knex.QueryBuilder {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return builder.where((group) => {
    for (const expression of expressions) void group.orWhereRaw(`${expression} ILIKE ? ESCAPE '\\'`, [pattern]);
  });
}

export function setTotalCount(reply: FastifyReply, total: number): void {
  void reply.header(totalCountHeader, total);
}

/** The tiebreaker goes in the direction of the field, so that one index serves both directions. */
function orderBy(builder: Knex.QueryBuilder, sort: string | undefined, rules: ListRules): Knex.QueryBuilder {
  const [field = '', wanted] = sort?.split(':') ?? [];
  const expression = Object.hasOwn(rules.sortable, field) ? rules.sortable[field] : undefined;
  if (expression === undefined) {
    if (rules.defaultOrder) void builder.orderByRaw(rules.defaultOrder);
    return builder.orderByRaw(`${rules.tiebreaker} asc`);
  }
  const direction = wanted === 'desc' ? 'desc' : 'asc';
  return builder.orderByRaw(`${expression} ${direction}, ${rules.tiebreaker} ${direction}`);
}

async function countOf(matching: Knex.QueryBuilder): Promise<number> {
  const counted: { count: string | number }[] = await matching.clone().clearSelect().clearOrder().count({ count: '*' });
  return Number(counted[0]?.count ?? 0);
}
