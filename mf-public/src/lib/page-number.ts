/** A page number from the URL; anything odd reads as the first page. */
export function pageNumber(text: string | null): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

/** The rows of a page, and the page itself when it lies within what there is. */
export function pageOf<Row>(rows: readonly Row[], wanted: number, size: number) {
  const count = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, count);
  return { page, count, rows: rows.slice((page - 1) * size, page * size) };
}
