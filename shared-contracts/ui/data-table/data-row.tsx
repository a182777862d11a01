import { memo } from 'react';
import { tableRoles } from './table-roles';
import type { DataTableProps } from './data-table.types';

interface DataRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'serial' | 'actions'> {
  row: Row;
  position: number;
  /** Row number for assistive technology, given when not every row is in the document. */
  ariaRowIndex: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

function PlainDataRow<Row>({ row, position, columns, serial, actions, ariaRowIndex, measure }: DataRowProps<Row>) {
  return (
    <tr {...tableRoles.row} aria-rowindex={ariaRowIndex} ref={measure} data-index={position}>
      {serial && (
        <td {...tableRoles.cell} data-label={serial.header} data-narrow="">
          {serial.first + position}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.field} {...tableRoles.cell} data-label={column.header} data-align={column.align}>
          {column.render(row, position)}
        </td>
      ))}
      {actions && (
        <td {...tableRoles.cell} data-label={actions.header} data-align="end" data-actions>
          {actions.render(row)}
        </td>
      )}
    </tr>
  );
}

/**
 * One row: its number, its values with the labels that cards show, and its buttons.
 * Scrolling through thousands renders only the new ones.
 */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;
