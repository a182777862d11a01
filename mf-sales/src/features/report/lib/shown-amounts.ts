import type { SalesSums } from '@vidyapath/http/commerce-reports';

const amounts = ['gross', 'discount', 'refunded', 'net', 'taxable', 'cgst', 'sgst', 'igst'] as const;
export type Amount = (typeof amounts)[number];
const always: readonly Amount[] = ['gross', 'net'];

/** Leaves out amounts that are 0 in all rows, such as the taxes of a seller without GSTIN. */
export const shownAmounts = (rows: readonly SalesSums[]): Amount[] =>
  amounts.filter((name) => always.includes(name) || rows.some((row) => row[`${name}_paise`] !== 0));
