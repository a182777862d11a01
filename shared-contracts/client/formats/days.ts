const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

export const dayIn = (text: string | null): string | undefined =>
  dayPattern.test(text ?? '') ? (text ?? '') : undefined;
export const monthIn = (text: string | null): string | undefined =>
  monthPattern.test(text ?? '') ? (text ?? '') : undefined;

/** First and last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
}

/** When a day of India begins, and the last second of one. */
export const startOfDay = (day: string): string => `${day}T00:00:00+05:30`;
export const endOfDay = (day: string): string => `${day}T23:59:59+05:30`;
