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
  /** Pixels that its words need on wide screens: where there are fewer the table scrolls. */
  minWidth?: number;
  /** `position` counts from 0 within `rows`. */
  render: (row: Row, position: number) => ReactNode;
}

/** A table that shows what it is given: it fetches, sorts and pages nothing by itself. Texts come translated. */
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
  /** Shown rows are being replaced: they stay meanwhile. */
  busy?: boolean;
  /** In place of rows that could not be loaded. */
  failed?: ReactNode;
  /** In place of no rows. */
  empty: ReactNode;
  /** Says which rows these are of all (page, order, search): when it changes, the table begins at its top. */
  view?: string;
  /** Rows drawn while loading; 10 when left out. */
  skeletonRows?: number;
}
