import type { SalesSums } from '@vidyapath/http/commerce-reports';

const sales = ['gross', 'discount', 'refunded', 'net'] as const;
const taxes = ['taxable', 'cgst', 'sgst', 'igst'] as const;
const all = [...sales, ...taxes] as const;

export type Amount = (typeof all)[number];

/** What there is to show: a seller without GSTIN has no taxes. */
export const amountsOf = (totals: SalesSums): readonly Amount[] =>
  taxes.some((name) => totals[`${name}_paise`] !== 0) ? all : sales;
