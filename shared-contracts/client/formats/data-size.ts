const inUnit = (unit: 'kilobyte' | 'megabyte' | 'gigabyte', digits: number) =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits: digits });
const kilobytes = inUnit('kilobyte', 0);
const fewMegabytes = inUnit('megabyte', 1);
const megabytes = inUnit('megabyte', 0);
const gigabytes = inUnit('gigabyte', 1);

/** `193` → `1 kB`, `1500000` → `1.5 MB`, `21600000` → `22 MB`, `12000000000` → `12 GB`; the same in every language. */
export function formatBytes(bytes: number): string {
  const millions = bytes / 1_000_000;
  if (millions < 1) return kilobytes.format(Math.max(1, bytes / 1_000));
  if (millions < 10) return fewMegabytes.format(millions);
  return millions < 10_000 ? megabytes.format(millions) : gigabytes.format(millions / 1_000);
}
