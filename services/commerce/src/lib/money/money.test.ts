import { noMoney, paise, paiseOfRupees, portion, sum } from './paise';
import { spread } from './spread';
import { taxWithin } from './tax';

/** A small generator, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('paise', () => {
  it('takes whole amounts only', () => {
    expect(() => paise(1.5)).toThrow(RangeError);
    expect(() => paise('')).toThrow(RangeError);
    expect(paise('49900')).toBe(49_900);
  });

  it.each([
    [499.99, 49_999],
    ['0.29', 29],
    [1_999, 199_900],
    [99_999_999.99, 9_999_999_999],
  ])('takes %s rupees without loss', (rupees, amount) => expect(paiseOfRupees(rupees)).toBe(amount));

  it('rounds half a paisa up', () => {
    expect(portion(paise(5), 1, 2)).toBe(3);
    expect(portion(paise(5), 1, 3)).toBe(2);
    expect(portion(paise(4), 1, 3)).toBe(1);
  });
});

describe('spread', () => {
  it('gives what is left to the largest remainders', () => {
    expect(spread(paise(100), [paise(100), paise(100), paise(100)])).toEqual([34, 33, 33]);
    expect(spread(paise(10), [paise(1), paise(99)])).toEqual([0, 10]);
  });

  it('spreads nothing over nothing', () => expect(spread(noMoney, [noMoney, noMoney])).toEqual([0, 0]));

  it('refuses more than the weights hold', () => expect(() => spread(paise(2), [paise(1)])).toThrow(RangeError));

  it('sums to the amount, within each weight, and less than a paisa from the exact share, for 20,000 random carts', () => {
    const random = randomFrom(7);
    for (let cart = 0; cart < 20_000; cart++) {
      const weights = Array.from({ length: 1 + random(20) }, () => paise(random(500_000)));
      const amount = paise(random(sum(weights) + 1));
      const parts = spread(amount, weights);
      expect(sum(parts)).toBe(amount);
      parts.forEach((part, index) => {
        const weight = weights[index] ?? noMoney;
        if (part > weight || Math.abs(part - (amount * weight) / (sum(weights) || 1)) >= 1)
          throw new Error(`cart ${cart}`);
      });
    }
  });
});

describe('taxWithin', () => {
  it('splits 999 rupees as the rule says', () => {
    expect(taxWithin(paise(99_900), 18, true)).toEqual({ taxable: 84_662, cgst: 7_619, sgst: 7_619, igst: 0 });
    expect(taxWithin(paise(99_900), 18, false)).toEqual({ taxable: 84_661, cgst: 0, sgst: 0, igst: 15_239 });
  });

  it('sums to the total for every amount up to 2,000 rupees, in both splits', () => {
    for (let total = 0; total <= 200_000; total++) {
      const same = taxWithin(paise(total), 18, true);
      const other = taxWithin(paise(total), 18, false);
      if (
        same.taxable + same.cgst + same.sgst !== total ||
        same.cgst !== same.sgst ||
        other.taxable + other.igst !== total
      )
        throw new Error(`${total} paise do not sum up`);
    }
  });
});
