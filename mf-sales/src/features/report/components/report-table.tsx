import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { SalesGroup } from '@vidyapath/http/commerce-names';
import type { SalesRow } from '@vidyapath/http/commerce-reports';
import { DataTable, type DataTableColumn } from '@vidyapath/ui/staff';
import { useMemo } from 'react';
import { rowLabel } from '../lib/row-label';
import { shownAmounts } from '../lib/shown-amounts';
import { signedAmount } from '../lib/signed-amount';

const counts = ['orders', 'items'] as const;

/** The same as the chart, to the paisa. */
export function ReportTable({ rows, group }: { rows: readonly SalesRow[]; group: SalesGroup }) {
  const t = useT();
  const language = useLanguage();
  const columns = useMemo<DataTableColumn<SalesRow>[]>(
    () => [
      {
        field: 'label',
        header: t(`report.groups.${group}`),
        minWidth: 140,
        render: (row) => rowLabel(t, language, group, row),
      },
      ...counts.map((field) => ({
        field,
        header: t(`report.columns.${field}`),
        align: 'end' as const,
        render: (row: SalesRow) => String(row[field]),
      })),
      ...shownAmounts(rows).map((field) => ({
        field,
        header: t(`report.columns.${field}`),
        align: 'end' as const,
        minWidth: 100,
        render: (row: SalesRow) => signedAmount(row[`${field}_paise`]),
      })),
    ],
    [t, language, group, rows],
  );
  return (
    <DataTable
      label={t('report.table')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      view={group}
      empty={t('report.emptyText')}
    />
  );
}
