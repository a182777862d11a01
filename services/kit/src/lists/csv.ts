import type { FastifyReply } from 'fastify';
import { sendStreamedText } from './streamed-list';

/** A cell's value: null is an empty cell, `number` is written unchanged, such as `-12.50`. */
export type CsvCell = string | number | { number: string } | null;

export type CsvBatches = AsyncIterable<(readonly CsvCell[])[]> | Iterable<(readonly CsvCell[])[]>;

const byteOrderMark = '\uFEFF';
/** Characters that begin a formula in spreadsheets. */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/** A text that a spreadsheet shows and never computes, quoted by RFC 4180. Numbers stay numbers. */
function cellText(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.number;
  const harmless = formula.test(value) ? `'${value}` : value;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of RFC 4180. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

async function* csvText(head: readonly string[], batches: CsvBatches): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(head);
  for await (const rows of batches) if (rows.length > 0) yield rows.map(csvLine).join('');
}

/** Sends rows as a file in UTF-8 for spreadsheets, as fast as it is read. A failed batch closes the connection, so that a partial file never looks complete. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  head: readonly string[],
  batches: CsvBatches,
): FastifyReply {
  const disposition = `attachment; filename="${fileName}"`;
  void reply
    .headers({ 'cache-control': 'private, no-store', 'content-disposition': disposition })
    .type('text/csv; charset=utf-8');
  return sendStreamedText(reply, csvText(head, batches));
}
