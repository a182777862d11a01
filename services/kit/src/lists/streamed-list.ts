import { Readable } from 'node:stream';
import { limits } from '@vidyapath/http/limits';
import type { ListQuery } from '@vidyapath/http/list-query';
import type { FastifyReply } from 'fastify';
import type { Knex } from 'knex';
import {
  fetchList,
  type ListHints,
  type ListPage,
  type ListRules,
  orderBy,
  orderOf,
  type OrderTerm,
  setTotalCount,
} from './list-query';

/** A list that is too long for memory: batches, each read when the previous one was consumed. */
export interface StreamedList<Row> {
  batches: AsyncIterable<Row[]>;
  total: number;
}

/** The position of a row: its values of the list's order, as text so that nothing is rounded. */
interface Placed {
  list_place: readonly string[];
}

/** Large enough for a round trip, small enough to keep rows with long texts in memory for each reader. */
export const batchSize = 100;

export type List<Row> = ListPage<Row> | StreamedList<Row>;

/**
 * The list of `query`: a page, or a stream when it is longer than a batch. A stream is no snapshot and holds no connection
 * while its reader is slow: each batch begins after the last row of the previous one. A row that keeps its position is sent
 * exactly once.
 */
export function readList<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules & { onePage: true },
  hints?: ListHints,
): Promise<ListPage<Row>>;
export function readList<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  hints?: ListHints,
): Promise<List<Row>>;
export async function readList<Row extends object>(
  base: Knex.QueryBuilder,
  query: ListQuery,
  rules: ListRules,
  hints?: ListHints,
): Promise<List<Row>> {
  const { limit = rules.onePage ? limits.list.limitMax : Infinity } = query;
  if (rules.onePage || limit <= batchSize) return fetchList<Row>(base, { ...query, limit }, rules, hints);
  const order = orderOf(query.sort, rules);
  const place = order.map(({ by }) => `(${by})::text`).join(', ');
  const placed = base.clone().select(base.client.raw(`array[${place}] as list_place`));
  const first = await fetchList<Row & Placed>(placed, { ...query, limit: batchSize }, rules, hints);
  if (first.rows.length < batchSize) return first;
  const following = ({ list_place: last }: Placed, most: number) => {
    const [sql, bindings] = comesAfter(order, last);
    const batch = orderBy(placed.clone(), query.sort, rules).whereRaw(sql, bindings).limit(most);
    const [first] = order;
    return first?.joined ? batch.whereRaw(`${first.joined} ${first.desc ? '<=' : '>='} ?`, last.slice(0, 1)) : batch;
  };
  return { total: first.total, batches: batchesFrom<Row & Placed>(first.rows, limit, following) };
}

/** In one direction a comparison of rows, which an index serves; otherwise term by term, the first of which an index may serve. */
function comesAfter(order: readonly OrderTerm[], place: readonly string[]): [sql: string, bindings: string[]] {
  const [first, ...others] = order;
  if (!first) return ['false', []];
  const sign = first.desc ? '<' : '>';
  if (others.every(({ desc = false }) => desc === (first.desc ?? false))) {
    return [`(${order.map(({ by }) => by).join(', ')}) ${sign} (${order.map(() => '?').join(', ')})`, [...place]];
  }
  const [at = '', ...rest] = place;
  const [sql, bindings] = comesAfter(others, rest);
  return [`(${first.by} ${sign}= ? and (${first.by} ${sign} ? or ${sql}))`, [at, at, ...bindings]];
}

type Following = (last: Placed, most: number) => PromiseLike<unknown>;

async function* batchesFrom<Row extends Placed>(
  first: Row[],
  limit: number,
  following: Following,
): AsyncGenerator<Row[]> {
  let left = limit;
  for (let rows = first; ;) {
    yield rows;
    left -= rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize || left === 0) return;
    rows = (await following(last, Math.min(batchSize, left))) as Row[];
  }
}

/** Sends a list with its total, whole or as a stream. */
export function sendList(reply: FastifyReply, list: List<object>): FastifyReply {
  setTotalCount(reply, list.total);
  return 'rows' in list ? reply.send(list.rows) : sendStreamedList(reply, list);
}

/** Sends a stream as one JSON array, as fast as it is read. A failure closes the connection, so that a partial list never looks complete. */
export function sendStreamedList(reply: FastifyReply, { batches }: StreamedList<object>): FastifyReply {
  const serialize = serializerOf(reply);
  return sendJson(reply, arrayText(batches, serialize));
}

/** Sends a record of which the member `name` is a list, whole or as a stream. */
export function sendRecordWithList<Row extends object>(
  reply: FastifyReply,
  record: object,
  name: string,
  list: List<Row>,
): FastifyReply {
  if ('rows' in list) return reply.send({ ...record, [name]: list.rows });
  const serialize = serializerOf(reply);
  const write = (rows: readonly Row[]): string => serialize({ ...record, [name]: rows });
  const empty = write([]);
  // Only the member itself is written so: the quotes of a text are escaped.
  const start = empty.indexOf(`"${name}":[]`) + `"${name}":`.length;
  const end = empty.length - start - '[]'.length;
  const rowsText = (rows: readonly Row[]): string => write(rows).slice(start, -end);
  return sendJson(reply, recordText(empty.slice(0, start), arrayText(list.batches, rowsText), empty.slice(-end)));
}

async function* recordText(before: string, list: AsyncIterable<string>, after: string): AsyncGenerator<string> {
  yield before;
  yield* list;
  yield after;
}

function serializerOf(reply: FastifyReply): (value: object) => string {
  if (!reply.getSerializationFunction('200'))
    throw new Error('A route that sends a streamed list must declare a schema for 200.');
  return (value) => reply.serialize(value) as string;
}

const sendJson = (reply: FastifyReply, text: AsyncIterable<string>): FastifyReply =>
  sendStreamedText(reply.type('application/json; charset=utf-8'), text);

/** Sends a text in parts, as fast as it is read. A failure closes the connection. */
export function sendStreamedText(reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply {
  return reply.send(Readable.from(parts, { highWaterMark: 1 }));
}

async function* arrayText<Row>(
  batches: AsyncIterable<Row[]>,
  serialize: (rows: Row[]) => string,
): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + serialize(rows).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
