import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { type CSSProperties, useRef } from 'react';
import { DataRow } from './data-row';
import { Scroller, TableElement } from './data-table.styles';
import type { DataTableProps } from './data-table.types';
import type { RowWindowProps } from './row-window';
import { SkeletonRows } from './skeleton-rows';
import { SortHeader } from './sort-header';
import { tableRoles } from './table-roles';
import { useTopOfView } from './use-top-of-view';

/** Up to this number of rows the whole table is rendered, so that the browser's own find reaches every row. */
const drawnWholeUpTo = 150;
const skeletonRows = 10;

/** Least width of a table with fixed columns; the rest is for the number and the buttons of a row. */
const leastWidth = (columns: readonly { minWidth?: number }[]) =>
  `${columns.reduce((sum, { minWidth = 88 }) => sum + minWidth, 180)}px`;

const bodyOfSkeletons = (rows: number, cells: number) => (
  <tbody {...tableRoles.group}>
    <SkeletonRows rows={rows} cells={cells} />
  </tbody>
);

/** Its code is fetched for the first long list. */
const LazyRowWindow = lazyPart<RowWindowProps>(
  async () => (await import(/* webpackChunkName: 'lazy-row-window' */ './row-window')).RowWindow,
  ({ lines }) => bodyOfSkeletons(skeletonRows, lines),
);

/**
 * The table of the staff's lists: sticky header, sorting by header buttons, cards below 600 px,
 * skeletons while loading, and only the rows in view rendered when there are very many.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, serial, actions, sort, onSort, loading = false, busy = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useTopOfView(scroller, props.view);
  if (props.failed) return props.failed;
  if (!loading && rows.length === 0) return props.empty;
  const cells = columns.length + (serial ? 1 : 0) + (actions ? 1 : 0);
  const virtual = !loading && rows.length > drawnWholeUpTo;
  const long = virtual ? { 'data-long': '', style: { '--least': leastWidth(columns) } as CSSProperties } : {};
  // Without a focusable element inside, the arrow keys could not scroll it.
  const focus =
    actions || columns.some(({ sortable }) => sortable) ? {} : { tabIndex: 0, role: 'group', 'aria-label': label };
  const keyOf = (index: number) => rowKey(rows[index] as Row);
  const draw = (index: number, measure?: (element: HTMLElement | null) => void) => (
    <DataRow
      key={keyOf(index)}
      row={rows[index] as Row}
      position={index}
      {...{ columns, serial, actions, measure }}
      ariaRowIndex={virtual ? index + 2 : undefined}
    />
  );
  return (
    <Scroller ref={scroller} {...long} {...focus}>
      <TableElement
        {...tableRoles.table}
        aria-label={label}
        aria-busy={loading || busy}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row} aria-rowindex={virtual ? 1 : undefined}>
            {serial && (
              <th {...tableRoles.header} data-narrow="">
                {serial.header}
              </th>
            )}
            {columns.map((column) => (
              <SortHeader
                key={column.field}
                column={column}
                direction={sort?.field === column.field ? sort.direction : undefined}
                onSort={onSort}
              />
            ))}
            {actions && (
              <th {...tableRoles.header} data-align="end" data-actions>
                {actions.header}
              </th>
            )}
          </tr>
        </thead>
        {loading && bodyOfSkeletons(props.skeletonRows ?? skeletonRows, cells)}
        {virtual && <LazyRowWindow {...{ scroller, count: rows.length, lines: cells, keyOf, draw }} />}
        {!loading && !virtual && <tbody {...tableRoles.group}>{rows.map((_row, index) => draw(index))}</tbody>}
      </TableElement>
    </Scroller>
  );
}
