/** Roles of a table, spelled out: `display: block`, which makes rows into cards, removes them in some browsers. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const;
