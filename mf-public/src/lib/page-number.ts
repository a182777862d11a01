/** A page number from the URL; an invalid one reads as the first page. */
export function pageNumber(text: string | null): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

/** A page and its rows; the last page for a number past it. */
export function pageOf<Row>(rows: readonly Row[], requested: number, size: number) {
  const count = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(requested, count);
  return { page, count, rows: rows.slice((page - 1) * size, page * size) };
}
