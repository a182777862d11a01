import { type CSSProperties, memo } from 'react';
import { ChevronDownIcon } from '../icons';
import { tableRoles } from './table-roles';
import type { DataTableColumn, DataTableSort } from './data-table.types';

interface SortHeaderProps<Row> {
  column: DataTableColumn<Row>;
  direction: DataTableSort['direction'] | undefined;
  onSort: ((field: string) => void) | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function PlainSortHeader<Row>({ column, direction, onSort }: SortHeaderProps<Row>) {
  const shared = {
    ...tableRoles.header,
    'data-align': column.align,
    style: { '--width': column.width, '--min-width': column.minWidth && `${column.minWidth}px` } as CSSProperties,
  };
  if (!column.sortable || !onSort) return <th {...shared}>{column.header}</th>;
  return (
    <th {...shared} data-sortable="" aria-sort={direction ? ariaSort[direction] : 'none'}>
      <button type="button" data-direction={direction} onClick={() => onSort(column.field)}>
        {column.header}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={ChevronDownIcon.path} />
        </svg>
      </button>
    </th>
  );
}

/** Header cell of a column: a button when the column sorts, so that the keyboard reaches it. A sort changes two of them at most. */
export const SortHeader = memo(PlainSortHeader) as typeof PlainSortHeader;
