const key = 'lesson-bandwidth';
const bounds = { least: 50_000, most: 5_000_000 };

/** Bits a second as the last stream measured them; undefined: not known here. */
export function storedBandwidth(): number | undefined {
  try {
    const value = Number(localStorage.getItem(key));
    return value >= bounds.least ? Math.min(value, bounds.most) : undefined;
  } catch {
    return undefined;
  }
}

export function storeBandwidth(bitsPerSecond: number): void {
  try {
    localStorage.setItem(key, String(Math.round(bitsPerSecond)));
  } catch {
    // The next stream begins low again.
  }
}
