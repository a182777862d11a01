import type { SalesSums } from '@vidyapath/http/commerce-reports';

const amounts = ['gross', 'discount', 'refunded', 'net', 'taxable', 'cgst', 'sgst', 'igst'] as const;
export type Amount = (typeof amounts)[number];
const always: readonly Amount[] = ['gross', 'net'];

/** Amounts that say something of these rows: what is 0 in all of them, as taxes of a seller without GSTIN are, is left out. */
export const shownAmounts = (rows: readonly SalesSums[]): Amount[] =>
  amounts.filter((name) => always.includes(name) || rows.some((row) => row[`${name}_paise`] !== 0));
