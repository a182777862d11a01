import { type Paise, paise, sum } from './paise';

/**
 * Spreads `amount` over `weights` in proportion, so that the parts sum to it: what is left after rounding down goes to the largest remainders,
 * and of equal ones to the first. No part is larger than its weight.
 * @param amount at most the sum of the weights
 */
export function spread(amount: Paise, weights: readonly Paise[]): Paise[] {
  const whole = sum(weights);
  if (amount > whole) throw new RangeError('More is spread than there is to take it.');
  if (whole === 0) return weights.map(() => paise(0));
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
  });
  const left = amount - shares.reduce((total, { part }) => total + part, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const share of byRemainder.slice(0, left)) share.part += 1;
  return shares.map(({ part }) => paise(part));
}
