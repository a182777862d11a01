import { Readable } from 'node:stream';
import type { ListQuery } from '@vidyapath/http/list-query';
import type { FastifyReply } from 'fastify';
import type { Knex } from 'knex';
import { fetchList, type ListAids, type ListPage, type ListRules, orderBy } from './list-query';

/** A list that is too long to be held: batches, each read when the one before it was taken. */
export interface ListFlow<Row> {
  batches: AsyncIterable<Row[]>;
  total: number;
}

/** Where a row stands: what the list is sorted by, as text so that nothing is rounded, and its tiebreaker. */
interface Place {
  list_key: string;
  list_id: string;
}

/** Enough to be worth a round trip, few enough to be held for each reader. */
export const batchSize = 500;

/**
 * What `query` asks for: a page, or without a limit a flow where there is more than a batch. A flow is no snapshot and
 * holds no connection while its reader is slow: each batch begins after the last row of the one before. A row that
 * stays where it is comes exactly once.
 */
export async function fetchWholeList<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  aids?: ListAids,
): Promise<ListPage<Row> | ListFlow<Row>> {
  const order = orderOf(query, rules);
  if (query.limit !== undefined || !order) return fetchList<Row>(base, query, rules, aids);
  const placed = base.clone().select(base.client.raw(`(${order.key})::text as list_key, (${rules.tiebreaker})::text as list_id`));
  const first = await fetchList<Row & Place>(placed, { ...query, limit: batchSize }, rules, aids);
  if (first.rows.length < batchSize) return first;
  const following = (last: Place) => orderBy(placed.clone(), query.sort, rules).whereRaw(order.after, order.bindings(last)).limit(batchSize);
  return { total: first.total, batches: batchesFrom<Row & Place>(first.rows, following) };
}

/** Undefined for an order of its own, which has no place to go on from. */
function orderOf({ sort }: ListQuery, { sortable, tiebreaker, defaultOrder }: ListRules) {
  const [field = '', direction] = (sort ?? '').split(':');
  const key = Object.hasOwn(sortable, field) ? sortable[field] : undefined;
  if (key === undefined && defaultOrder) return undefined;
  const sign = direction === 'desc' ? '<' : '>';
  if (key === undefined) return { key: tiebreaker, after: `${tiebreaker} > ?`, bindings: ({ list_id }: Place) => [list_id] };
  return { key, after: `(${key}, ${tiebreaker}) ${sign} (?, ?)`, bindings: ({ list_key, list_id }: Place) => [list_key, list_id] };
}

async function* batchesFrom<Row extends Place>(first: Row[], following: (last: Place) => PromiseLike<unknown>): AsyncGenerator<Row[]> {
  for (let rows = first; ; ) {
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    rows = (await following(last)) as Row[];
  }
}

/** Sends a flow as one JSON array, as fast as it is read. When it breaks off, so does the connection: a part never looks whole. */
export function sendFlow(reply: FastifyReply, { batches }: ListFlow<object>): FastifyReply {
  const serialize = reply.getSerializationFunction('200') as ((rows: object) => string) | undefined;
  if (!serialize) throw new Error('A route that sends a flow declares what it answers.');
  return reply.type('application/json; charset=utf-8').send(Readable.from(arrayText(batches, serialize), { highWaterMark: 1 }));
}

async function* arrayText(batches: AsyncIterable<object[]>, serialize: (rows: object) => string): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + serialize(rows).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
