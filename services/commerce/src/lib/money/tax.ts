import { type Paise, noMoney, paise, portion, sum } from './paise';

/** Parts of an amount that includes its tax. */
export interface TaxParts {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

/**
 * In the seller's state half of the tax each to centre and state, elsewhere all of it as integrated tax; each half up to the paisa,
 * and what is taxed is the rest, so that the parts sum to `total`.
 * @param ratePercent such as 18
 */
export function taxWithin(total: Paise, ratePercent: number, sameState: boolean): TaxParts {
  if (sameState) {
    const half = portion(total, ratePercent, 2 * (100 + ratePercent));
    return { taxable: paise(total - 2 * half), cgst: half, sgst: half, igst: noMoney };
  }
  const igst = portion(total, ratePercent, 100 + ratePercent);
  return { taxable: paise(total - igst), cgst: noMoney, sgst: noMoney, igst };
}

/** Tax is computed for each line; a document's is their sum. */
export const sumOfTaxes = (parts: readonly TaxParts[]): TaxParts => ({
  taxable: sum(parts.map(({ taxable }) => taxable)),
  cgst: sum(parts.map(({ cgst }) => cgst)),
  sgst: sum(parts.map(({ sgst }) => sgst)),
  igst: sum(parts.map(({ igst }) => igst)),
});
