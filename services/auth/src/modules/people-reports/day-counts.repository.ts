import { type DayGroup, type DayReportQuery } from '@vidyapath/http/days';
import type { Database } from '@vidyapath/service-kit/database/database';
import { dayRange } from '@vidyapath/service-kit/time/day-range';

const keys: Readonly<Record<DayGroup, string>> = {
  day: "to_char(day, 'YYYY-MM-DD')",
  week: "to_char(date_trunc('week', day), 'YYYY-MM-DD')",
  month: "to_char(day, 'YYYY-MM')",
};

export interface DayCounts<Column extends string> {
  table: 'user_days' | 'login_days';
  columns: readonly Column[];
}

type Sums<Column extends string> = Record<Column, number>;
export interface DayReport<Column extends string> {
  from: string;
  to: string;
  totals: Sums<Column>;
  rows: ({ key: string; label: string } & Sums<Column>)[];
}

/** Sums the counts of each day; a group whose sums are all 0 has no row. */
export async function sumDays<const Column extends string>(
  db: Database,
  { table, columns }: DayCounts<Column>,
  { from, to, group_by = 'day' }: DayReportQuery,
): Promise<DayReport<Column>> {
  const range = dayRange({ from, to });
  const sums = columns.map((column) => `sum(${column})::text as ${column}`).join(', ');
  const { rows } = await db.raw<{ rows: ({ key: string } & Record<Column, string>)[] }>(
    `select ${keys[group_by]} as key, ${sums} from ${table} where day between :from and :to group by 1 order by 1`,
    { from: range.from, to: range.to },
  );
  const summed = rows.map((row) => ({
    key: row.key,
    label: row.key,
    ...sumsOf(columns, (column) => Number(row[column])),
  }));
  const counted = summed.filter((row) => columns.some((column) => row[column] !== 0));
  const totals = sumsOf(columns, (column) => counted.reduce((total, row) => total + row[column], 0));
  return { from, to, totals, rows: counted };
}

const sumsOf = <Column extends string>(columns: readonly Column[], sum: (column: Column) => number): Sums<Column> =>
  Object.fromEntries(columns.map((column) => [column, sum(column)])) as Sums<Column>;
