/** What the sums of sales are made of, in `sales_days` and in reports. */
export const salesColumns = [
  'orders',
  'items',
  'gross_paise',
  'discount_paise',
  'refunded_paise',
  'taxable_paise',
  'cgst_paise',
  'sgst_paise',
  'igst_paise',
] as const;
export type SalesAmounts = Record<(typeof salesColumns)[number], number>;

/** What sales are summed by; `all` is the whole day. */
export const salesDimensions = ['all', 'course', 'plan', 'coupon', 'state', 'method'] as const;
export type SalesDimension = (typeof salesDimensions)[number];

/** Stands for a missing course, plan, coupon or method. */
export const noKey = 'none';
