/** India has one time zone without summer time. */
const offsetMs = 5.5 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** `YYYY-MM-DD` of the day that it is in India. */
export const dayInIndia = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);

/** The day that lies so many days before or, with a negative number, after another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** When a day of India begins. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
