const kilobytes = new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
const megabytes = (digits: number) =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'megabyte', maximumFractionDigits: digits });
const few = megabytes(1);
const many = megabytes(0);

/** `193` → `1 kB`, `1500000` → `1.5 MB`, `21600000` → `22 MB`; the same in every language. */
export function formatBytes(bytes: number): string {
  const millions = bytes / 1_000_000;
  if (millions < 1) return kilobytes.format(Math.max(1, bytes / 1_000));
  return (millions < 10 ? few : many).format(millions);
}
