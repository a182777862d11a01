/** More edits than any caller asks for. */
const far = 1_000;

/**
 * Whether at most `most` insertions, deletions, substitutions and swaps of neighbours turn `a` into `b`: optimal string
 * alignment, without the cells that so few edits cannot reach.
 */
export function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  let best = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = new Array<number>(b.length + 1).fill(far);
    row[0] = i;
    const bestBefore = best;
    best = i;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, j - 2) + 1 : far,
      );
      row[j] = edits;
      best = Math.min(best, edits);
    }
    // A swap goes back two rows.
    if (best > most && bestBefore > most) return false;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length) <= most;
}

const at = (row: readonly number[], index: number): number => row[index] ?? far;
