import { useT } from '@vidyapath/client/screens/use-t';
import { DataTable, type DataTableColumn } from '@vidyapath/ui/staff';
import { useMemo } from 'react';
import { numberText } from '../../../lib/number-text';

interface Row {
  key: string;
  name: string;
  count: number;
}

/** How often, by day or release. */
export function CountTable({ label, header, rows }: { label: string; header: string; rows: readonly Row[] }) {
  const t = useT();
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      { field: 'name', header, minWidth: 140, render: ({ name }) => <bdi>{name}</bdi> },
      {
        field: 'count',
        header: t('errorReport.columns.count'),
        align: 'end',
        render: ({ count }) => numberText(count),
      },
    ],
    [t, header],
  );
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ key }) => key} empty={null} />;
}
