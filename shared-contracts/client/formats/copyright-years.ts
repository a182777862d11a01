const firstYear = 2025;

/** The years of the copyright line, from the first to the present one: `2025` or `2025–2026`. */
export function copyrightYears(now = new Date()): string {
  const year = now.getFullYear();
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
}
