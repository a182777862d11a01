import TableSortLabel from '@mui/material/TableSortLabel';
import type { CSSProperties } from 'react';
import { tableRoles } from './table-roles';
import type { DataTableColumn, DataTableSort } from './data-table.types';

interface SortHeaderProps<Row> {
  column: DataTableColumn<Row>;
  sort: DataTableSort | undefined;
  onSort: ((field: string) => void) | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Header cell of a column: a button when the column sorts, so that the keyboard reaches it. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const shared = { ...tableRoles.header, 'data-align': column.align, style: { '--width': column.width } as CSSProperties };
  if (!column.sortable || !onSort) return <th {...shared}>{column.header}</th>;
  const direction = sort?.field === column.field ? sort.direction : undefined;
  return (
    <th {...shared} data-sortable="" aria-sort={direction ? ariaSort[direction] : 'none'}>
      <TableSortLabel
        component="button"
        type="button"
        active={direction !== undefined}
        direction={direction ?? 'asc'}
        onClick={() => onSort(column.field)}
        sx={{ font: 'inherit', textAlign: 'inherit', minHeight: 44, '& .MuiTableSortLabel-icon': { fontSize: 14, mx: 0.5 } }}
      >
        {column.header}
      </TableSortLabel>
    </th>
  );
}
