import { sendCsv } from '@vidyapath/service-kit/lists/csv';
import type { FastifyReply } from 'fastify';
import type { DayCounts, DayReport } from './day-counts.repository';

export const userDays = {
  table: 'user_days',
  columns: ['registered', 'verified', 'active', 'disabled'],
} as const satisfies DayCounts<string>;
export const loginDays = {
  table: 'login_days',
  columns: ['succeeded', 'failed', 'locked', 'people'],
} as const satisfies DayCounts<string>;

export function sendReportAsCsv<Column extends string>(
  reply: FastifyReply,
  name: string,
  { columns }: DayCounts<Column>,
  { from, to, rows }: DayReport<Column>,
): FastifyReply {
  const lines = rows.map((row) => [row.key, row.label, ...columns.map((column) => row[column])]);
  return sendCsv(reply, `${name}-${from}-${to}.csv`, ['key', 'label', ...columns], [lines]);
}
