import { type CSSProperties, Fragment } from 'react';
import { DataRow } from './data-row';
import { Scroller, TableElement } from './data-table.styles';
import type { DataTableProps } from './data-table.types';
import { SkeletonRows } from './skeleton-rows';
import { SortHeader } from './sort-header';
import { tableRoles } from './table-roles';
import { useRowWindow } from './use-row-window';
import { useTopOfView } from './use-top-of-view';

function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" data-spacer="">
      <td style={{ height }} />
    </tr>
  ) : null;
}

/**
 * The table of the staff's lists: sticky header, sorting by header buttons, cards below 600 px,
 * skeletons while loading, and only the rows in view drawn when there are very many.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, serial, actions, sort, onSort, loading = false, busy = false } = props;
  const cells = columns.length + (serial ? 1 : 0) + (actions ? 1 : 0);
  const { scroller, virtual, slots, after, measure, watchFocus } = useRowWindow(loading ? 0 : rows.length, cells);
  useTopOfView(scroller, props.view);
  if (props.failed) return props.failed;
  if (!loading && rows.length === 0) return props.empty;
  const long = virtual ? { 'data-long': '', style: { '--columns': columns.length } as CSSProperties } : {};
  return (
    <Scroller ref={scroller} {...long}>
      <TableElement {...tableRoles.table} aria-label={label} aria-busy={loading || busy} aria-rowcount={virtual ? rows.length + 1 : undefined}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row} aria-rowindex={virtual ? 1 : undefined}>
            {serial && <th {...tableRoles.header} data-narrow="">{serial.header}</th>}
            {columns.map((column) => (
              <SortHeader key={column.field} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && <th {...tableRoles.header} data-align="end">{actions.header}</th>}
          </tr>
        </thead>
        <tbody {...tableRoles.group} {...watchFocus}>
          {loading && <SkeletonRows rows={props.skeletonRows ?? 10} cells={cells} />}
          {slots.map(({ index, before }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <Fragment key={rowKey(row)}>
                <Spacer height={before} />
                <DataRow row={row} position={index} {...{ columns, serial, actions, measure }} ariaRowIndex={virtual ? index + 2 : undefined} />
              </Fragment>
            );
          })}
          <Spacer height={after} />
        </tbody>
      </TableElement>
    </Scroller>
  );
}
