declare const unit: unique symbol;

/** A whole number of paise, a hundredth of a rupee each. Sums stay exact: the largest total is far below 2^53. */
export type Paise = number & { readonly [unit]: 'paise' };

/** @throws RangeError for anything but a whole number that JavaScript holds exactly */
export function paise(amount: number | string): Paise {
  const whole = typeof amount === 'string' ? Number(amount) : amount;
  if (!Number.isSafeInteger(whole) || amount === '') throw new RangeError(`${amount} is no whole number of paise.`);
  return whole as Paise;
}

export const noMoney = paise(0);

export const sum = (amounts: readonly Paise[]): Paise => paise(amounts.reduce((total, amount) => total + amount, 0));

/** Of an amount in rupees with at most two decimals, as the catalogue has it; 499.99 is 49999 paise. */
export const paiseOfRupees = (rupees: number | string): Paise => paise(Math.round(Number(rupees) * 100));

/** `amount × numerator ÷ denominator`, half a paisa up. Exact for every amount: it is computed with big integers. */
export function portion(amount: Paise, numerator: number, denominator: number): Paise {
  const twice = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return paise(Number(twice / (2n * BigInt(denominator))));
}
