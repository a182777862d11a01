const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** At most `most` page numbers, the current one in the middle where it can be. */
export function centredPages(page: number, pageCount: number, most = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pageCount - most + 1));
  return range(first, Math.min(pageCount, first + most - 1));
}

/** The first five, the current one with two either side, and the last three; `gap` where numbers are left out. */
export function landmarkPages(page: number, pageCount: number): (number | 'gap')[] {
  const shown = range(1, pageCount).filter(
    (number) => number <= 5 || Math.abs(number - page) <= 2 || number > pageCount - 3,
  );
  return shown.flatMap((number, index) =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? ['gap' as const, number] : [number],
  );
}
