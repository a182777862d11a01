import type { ReactNode } from 'react';

export interface DataTableSort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface DataTableColumn<Row> {
  /** Name that `onSort` gets; unique in the table. */
  field: string;
  /** Column header, and the label of the value where rows are cards. */
  header: string;
  sortable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** CSS width on wide screens. */
  width?: string;
  /** Pixels that its words need on wide screens: with fewer the table scrolls. */
  minWidth?: number;
  /** `position` counts from 0 within `rows`. */
  render: (row: Row, position: number) => ReactNode;
}

/** A table that shows its props: it fetches, sorts and pages nothing by itself. Texts are translated already. */
export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A leading column that numbers the rows; `first` is the number of the first row shown. */
  serial?: { header: string; first: number };
  /** A trailing column of buttons. */
  actions?: { header: string; render: (row: Row) => ReactNode };
  sort?: DataTableSort | undefined;
  onSort?: (field: string) => void;
  /** Nothing is known yet: rows of skeletons. */
  loading?: boolean;
  /** The shown rows stay while they are being replaced. */
  busy?: boolean;
  /** Shown in place of rows that could not be loaded. */
  failed?: ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Identifies the shown rows (page, order, search): when it changes, the table scrolls to its top. */
  view?: string;
  /** Number of rows while loading; 10 when left out. */
  skeletonRows?: number;
}
