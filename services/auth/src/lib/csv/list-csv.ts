import { problemResponses } from '@vidyapath/http/problem';
import { longAnswerMs } from '@vidyapath/service-kit/http/server-limits';
import { type CsvCell, sendCsv } from '@vidyapath/service-kit/lists/csv';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import type { StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

/** A column's name and its cell. */
export type Columns<Row> = readonly (readonly [string, (row: Row) => CsvCell])[];

/** The settings of all routes that send files. */
export const csvRoute = {
  handlerTimeout: longAnswerMs,
  schema: {
    response: {
      200: { description: 'CSV', content: { 'text/csv': { schema: Type.String() } } },
      ...problemResponses(400, 401, 403, 429, 503),
    },
  },
};

/** Each batch is read when the previous one was consumed. */
export function sendListAsCsv<Row>(
  reply: FastifyReply,
  fileName: string,
  columns: Columns<Row>,
  list: ListPage<Row> | StreamedList<Row>,
): FastifyReply {
  const batches = 'rows' in list ? [list.rows] : list.batches;
  return sendCsv(
    reply,
    fileName,
    columns.map(([name]) => name),
    linesOf(columns, batches),
  );
}

async function* linesOf<Row>(columns: Columns<Row>, batches: Iterable<Row[]> | AsyncIterable<Row[]>) {
  for await (const rows of batches) yield rows.map((row) => columns.map(([, cell]) => cell(row)));
}
