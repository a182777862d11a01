import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { ReportChart } from '@vidyapath/remote-kit/report-chart';
import { timeBars, timeLabel } from '@vidyapath/remote-kit/time-bars';
import type { TimeGroup } from '@vidyapath/remote-kit/time-keys';
import { Totals } from '@vidyapath/remote-kit/totals';
import { DataTable, type DataTableColumn } from '@vidyapath/ui/staff';
import { useMemo } from 'react';
import { numberText } from '../lib/number-text';

type Row<Column extends string> = { key: string } & Record<Column, number>;
export interface CountedDays<Column extends string> {
  from: string;
  to: string;
  totals: Record<Column, number>;
  rows: readonly Row<Column>[];
}

/** Each has `table`, `chart`, `empty`, `emptyText` and `failed.load`. */
export type DayReportMessages = 'errorDays' | 'loginReport' | 'userReport';

interface DayReportContentProps<Column extends string> {
  report: CountedDays<Column>;
  messagePrefix: DayReportMessages;
  columnName: (column: Column) => string;
  columns: readonly [Column, ...Column[]];
  group: TimeGroup;
}

export function DayReportContent<Column extends string>(props: DayReportContentProps<Column>) {
  const { report, messagePrefix, columnName, columns, group } = props;
  const t = useT();
  const language = useLanguage();
  const { from, to, totals, rows } = report;
  const bars = useMemo(() => {
    const values = new Map(rows.map((row) => [row.key, row[columns[0]]]));
    return timeBars(t, language, { group, from, to, values });
  }, [t, language, rows, columns, group, from, to]);
  const shown = useMemo<DataTableColumn<Row<Column>>[]>(
    () => [
      {
        field: 'key',
        header: t(`range.groups.${group}`),
        minWidth: 140,
        render: ({ key }) => timeLabel(t, language, group, key),
      },
      ...columns.map((field) => ({
        field,
        header: columnName(field),
        align: 'end' as const,
        minWidth: 90,
        render: (row: Row<Column>) => numberText(row[field]),
      })),
    ],
    [t, language, columnName, columns, group],
  );
  return (
    <>
      <Totals
        label={t('range.totals')}
        facts={columns.map((column) => ({
          name: columnName(column),
          value: numberText(totals[column]),
        }))}
      />
      <ReportChart bars={bars} format={numberText} label={t(`${messagePrefix}.chart`, { count: bars.length })} />
      <DataTable
        label={t(`${messagePrefix}.table`)}
        columns={shown}
        rows={rows}
        rowKey={({ key }) => key}
        view={group}
        empty={t(`${messagePrefix}.emptyText`)}
      />
    </>
  );
}
