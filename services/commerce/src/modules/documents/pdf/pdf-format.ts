/** A discount of nothing has no sign. */
const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** In Indian grouping, such as 12,34,567.50. */
export const money = (amountPaise: number): string => rupees.format(amountPaise / 100);

/** `2026-11-24` as it is written in India. */
export const day = (date: string): string => date.split('-').reverse().join('-');

export const percent = (rate: number): string => `${rate}%`;
