/** pg gives `bigint` as text; every amount fits a number. */
export const withNumbers = <Row extends object>(row: Row, columns: readonly (keyof Row & string)[]): Row => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, row[column] === null ? null : Number(row[column])])),
});
