import { dayInIndia, indiaAheadMs } from '@vidyapath/http/india';

/** The beginning of a day in India, `YYYY-MM-DD`; null for a day that does not exist. */
export function startOfDay(day: string): Date | null {
  const at = new Date(`${day}T00:00:00+05:30`);
  return Number.isNaN(at.getTime()) || dayInIndia(at) !== day ? null : at;
}

/** The financial year runs from April to March: `2627` for 2026-04-01 to 2027-03-31. */
export function financialYear(at: Date): string {
  const [year, month] = dayInIndia(at).split('-').map(Number) as [number, number];
  const first = month >= 4 ? year : year - 1;
  return `${String(first % 100).padStart(2, '0')}${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The last day of the financial year of `at`, `YYYY-MM-DD`. */
export function endOfFinancialYear(at: Date): string {
  const [year, month] = dayInIndia(at).split('-').map(Number) as [number, number];
  return `${month >= 4 ? year + 1 : year}-03-31`;
}

/** `months` later at the same time of day in India; the last day of the month where it has no such day. */
export function addMonths(at: Date, months: number): Date {
  const local = new Date(at.getTime() + indiaAheadMs);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return new Date(local.getTime() - indiaAheadMs);
}
