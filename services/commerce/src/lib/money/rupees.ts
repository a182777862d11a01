/** Rupees with two decimals, such as `-1234.50`. */
export function rupees(amountPaise: number): string {
  const digits = String(Math.abs(amountPaise)).padStart(3, '0');
  return `${amountPaise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
