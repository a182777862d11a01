import type { CSSProperties } from 'react';
import { ButtonBase } from '../basics/button-base';
import { styled } from '../basics/styled';
import { ChevronDownIcon } from '../icons';
import { cardsOnly } from './data-table.styles';
import { tableRoles } from './table-roles';
import type { DataTableColumn, DataTableSort } from './data-table.types';

interface SortHeaderProps<Row> {
  column: DataTableColumn<Row>;
  sort: DataTableSort | undefined;
  onSort: ((field: string) => void) | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The arrow points where the values grow; it is there when the column sorts, and on the way to it. */
const SortButton = styled(ButtonBase)({
  font: 'inherit',
  textAlign: 'inherit',
  justifyContent: 'flex-start',
  gap: 2,
  minHeight: 44,
  // So that its words end where the values below end.
  '[data-align="end"] > &': { flexDirection: 'row-reverse' },
  '& > svg': { opacity: 0, transition: 'opacity 150ms, transform 150ms' },
  '&:is(:hover, :focus-visible) > svg': { opacity: 0.5 },
  // Nothing hovers over a card's labels, which stand in no column.
  [cardsOnly]: { '[data-align] > &': { flexDirection: 'row' }, '&& > svg': { opacity: 0.5 } },
  '&&[data-direction] > svg': { opacity: 1 },
  '&[data-direction="asc"] > svg': { transform: 'rotate(180deg)' },
});

/** Header cell of a column: a button when the column sorts, so that the keyboard reaches it. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const shared = {
    ...tableRoles.header,
    'data-align': column.align,
    style: { '--width': column.width, '--min-width': column.minWidth && `${column.minWidth}px` } as CSSProperties,
  };
  if (!column.sortable || !onSort) return <th {...shared}>{column.header}</th>;
  const direction = sort?.field === column.field ? sort.direction : undefined;
  return (
    <th {...shared} data-sortable="" aria-sort={direction ? ariaSort[direction] : 'none'}>
      <SortButton data-direction={direction} onClick={() => onSort(column.field)}>
        {column.header}
        <ChevronDownIcon sx={{ fontSize: 16 }} />
      </SortButton>
    </th>
  );
}
