import type { ListQuery } from '@vidyapath/http/list-query';
import { totalCountHeader } from '@vidyapath/http/total-count';
import type { FastifyReply } from 'fastify';
import type { Knex } from 'knex';
import { inBothDigits } from '../search/digits';

export interface ListRules {
  /** SQL expression behind each sortable field. Nothing else can be sorted by. */
  sortable: Readonly<Record<string, string>>;
  /** SQL text expressions in which `q` is searched, written as in their index. */
  searchable: readonly string[];
  /** A unique column that ends every order, so that pages neither repeat nor skip rows. */
  tiebreaker: string;
  /** Order when the query names none, before the tiebreaker. */
  defaultOrder?: readonly OrderTerm[];
  /** Read at once and never streamed, and cut at the longest limit: for an order that does not continue after a row. */
  onePage?: boolean;
}

export interface OrderTerm {
  /** An SQL expression without nulls. */
  by: string;
  desc?: boolean;
  /** For the first term, an expression of a joined table that always equals `by`: the planner does not apply a bound of one to the other. */
  joined?: string;
}

export interface ListPage<Row> {
  rows: Row[];
  /** How many rows match without `limit` and `offset`. */
  total: number;
}

/** Positions of the rows of a list in the tiebreaker's order. */
export interface OffsetIndex {
  total: number;
  /** The tiebreaker's value to start from, and how many rows after it the row at `offset` is. */
  seek(offset: number): { from: number; offset: number } | undefined;
}

/** Facts about rows of a list that were not read. */
export interface ListHints {
  /** A query of one row and one column: the number of rows without a search. If left out, they are counted. */
  total?: Knex.QueryBuilder;
  /** Of the whole list, without a search. */
  offsets?: () => Promise<OffsetIndex>;
  /** Counts the matches, when the total is not known and does not follow from the page. */
  count?: (matching: Knex.QueryBuilder) => Promise<number>;
}

/** Up to this offset, reading the rows before a page is faster than `offsets`. */
export const smallOffset = 1_000;
const totalColumn = 'list_total';

/**
 * Searches, sorts and pages `base`, a select that is filtered to what the caller may see. With `hints`, totals are
 * looked up, and a far page is reached from the nearer end.
 */
export async function fetchList<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  hints: ListHints = {},
): Promise<ListPage<Row>> {
  const matching = query.q ? whereContains(base.clone(), rules.searchable, query.q) : base.clone();
  const known = query.q ? undefined : hints.total;
  if (known && (query.offset ?? 0) > smallOffset)
    return distantPage<Row>(matching, query, rules, { ...hints, total: known });
  const page = orderBy(matching.clone(), query.sort, rules);
  const counts = known !== undefined && query.limit !== undefined;
  if (counts) void page.select({ [totalColumn]: known.clone() });
  if (query.limit !== undefined) void page.limit(query.limit);
  if (query.offset) void page.offset(query.offset);
  const rows = (await page) as (Row & { [totalColumn]?: number })[];
  const total = counts ? rows[0]?.[totalColumn] : totalOf(rows, query);
  const { count = countOf } = hints;
  return { rows, total: total ?? (await (known ? soleNumber(known.clone()) : count(matching))) };
}

/** Known when the rows are the last ones. */
function totalOf(rows: unknown[], { limit, offset = 0 }: ListQuery): number | undefined {
  const last = limit === undefined || rows.length < limit;
  return last && (rows.length > 0 || offset === 0) ? offset + rows.length : undefined;
}

/** Reads from the end when that is nearer; seeks in the order of the tiebreaker. */
async function distantPage<Row extends object>(
  matching: Knex.QueryBuilder,
  { sort, offset = 0, limit }: ListQuery,
  rules: ListRules,
  { total: totalQuery, offsets: readOffsets }: ListHints & { total: Knex.QueryBuilder },
): Promise<ListPage<Row>> {
  const offsets = await readOffsets?.();
  const total = offsets?.total ?? (await soleNumber(totalQuery.clone()));
  const size = Math.min(limit ?? total, total - offset);
  if (size <= 0) return { rows: [], total };
  const [field = '', direction] = (sort ?? '').split(':');
  const fromEnd = total - offset - size;
  const byTiebreaker = sort ? rules.sortable[field] === rules.tiebreaker : rules.defaultOrder === undefined;
  const start = byTiebreaker ? offsets?.seek(direction === 'desc' ? fromEnd : offset) : undefined;
  const reversed = start ? direction === 'desc' : fromEnd < offset;
  const page = orderBy(matching.clone(), sort, rules, reversed).limit(size);
  if (start) void page.where(rules.tiebreaker, '>=', start.from);
  const rows = (await page.offset(start ? start.offset : reversed ? fromEnd : offset)) as Row[];
  return { rows: reversed ? rows.reverse() : rows, total };
}

/** Adds "one of `expressions` contains `text`": case-insensitive, in the digits of both scripts; `%`, `_` and `\` match literally. */
export function whereContains(
  builder: Knex.QueryBuilder,
  expressions: readonly string[],
  text: string,
): Knex.QueryBuilder {
  const patterns = inBothDigits(text).map(patternOf);
  return builder.where((group) => {
    for (const expression of expressions)
      for (const pattern of patterns) void group.orWhereRaw(`${expression} ILIKE ? ESCAPE '\\'`, [pattern]);
  });
}

/** For `ILIKE … ESCAPE '\\'`. */
const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export function setTotalCount(reply: FastifyReply, total: number): void {
  void reply.header(totalCountHeader, total);
}

/** The tiebreaker has the direction of the field, so that one index serves both directions. */
export function orderOf(
  sort: string | undefined,
  { sortable, tiebreaker, defaultOrder = [] }: ListRules,
): readonly OrderTerm[] {
  const [field = '', direction] = sort?.split(':') ?? [];
  const by = Object.hasOwn(sortable, field) ? sortable[field] : undefined;
  if (by === undefined) return [...defaultOrder, { by: tiebreaker }];
  const desc = direction === 'desc';
  return [
    { by, desc },
    { by: tiebreaker, desc },
  ];
}

export function orderBy(
  builder: Knex.QueryBuilder,
  sort: string | undefined,
  rules: ListRules,
  reversed = false,
): Knex.QueryBuilder {
  const terms = orderOf(sort, rules).map(({ by, desc = false }) => `${by} ${desc === reversed ? 'asc' : 'desc'}`);
  return builder.orderByRaw(terms.join(', '));
}

function countOf(matching: Knex.QueryBuilder): Promise<number> {
  return soleNumber(matching.clone().clearSelect().clearOrder().count({ count: '*' }));
}

async function soleNumber(query: Knex.QueryBuilder): Promise<number> {
  const [row = {}] = (await query) as Record<string, string | number>[];
  return Number(Object.values(row)[0] ?? 0);
}
