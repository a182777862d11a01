const numbers = /^v?(\d{1,9}(?:\.\d{1,9})+)(?![\w.])/;

/**
 * Whether `release` came after those that were known when a group was resolved: it is none of them, and its number is no lower than their
 * highest. Names without a number have no order, so any new one is later.
 */
export function isLaterRelease(release: string, known: readonly string[]): boolean {
  if (known.includes(release)) return false;
  const own = numberOf(release);
  return own === undefined || known.every((other) => !isLower(own, numberOf(other)));
}

function numberOf(release: string): number[] | undefined {
  return numbers.exec(release)?.[1]?.split('.').map(Number);
}

/** A part that is left out is 0. */
function isLower(own: readonly number[], other: readonly number[] | undefined): boolean {
  const at = other?.findIndex((part, index) => part !== (own[index] ?? 0)) ?? -1;
  return other !== undefined && at >= 0 && (own[at] ?? 0) < (other[at] ?? 0);
}
