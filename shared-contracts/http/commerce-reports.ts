import { Type, type Static } from 'typebox';
import { PaiseSchema, TimeSchema } from './commerce-offers';
import { DaySchema, OrderSchema, orderSortFields, orderStatuses } from './commerce-orders';
import { listQueryProperties } from './list-query';
import { LocaleSchema } from './locale';

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const oneOf = <const Text extends string>(texts: readonly Text[]) =>
  Type.Unsafe<Text>({ type: 'string', enum: [...texts] });

export const CreditNoteParamsSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  number: Type.String({ pattern: '^[A-Z]{2,4}[0-9]{4}-[0-9]{6}$' }),
});

export const salesGroups = ['day', 'week', 'month', 'course', 'plan', 'coupon', 'state', 'method'] as const;
export type SalesGroup = (typeof salesGroups)[number];

const range = {
  /** The first day of India that counts. */
  from: DaySchema,
  /** The last one; at most ten years after the first. */
  to: DaySchema,
};
export const SalesReportQuerySchema = Type.Object(
  { ...range, group_by: Type.Optional(oneOf(salesGroups)) },
  { additionalProperties: false },
);
export type SalesReportQuery = Static<typeof SalesReportQuerySchema>;
export const OrdersCsvQuerySchema = Type.Object(range, { additionalProperties: false });
export type OrdersCsvQuery = Static<typeof OrdersCsvQuerySchema>;

/** A day's refunds may be more than its sales, so that sums fall below 0. */
const SumSchema = Type.Integer();
const sums = {
  /** Of several items it counts in the row of its first, so that rows sum to totals. */
  orders: Type.Integer(),
  items: Type.Integer(),
  /** Selling prices before coupons. */
  gross_paise: SumSchema,
  discount_paise: SumSchema,
  refunded_paise: SumSchema,
  /** gross - discount - refunded. */
  net_paise: SumSchema,
  /** Taxes are those of invoices less those of credit notes. */
  taxable_paise: SumSchema,
  cgst_paise: SumSchema,
  sgst_paise: SumSchema,
  igst_paise: SumSchema,
};
export const SalesSumsSchema = Type.Object(sums);
export type SalesSums = Static<typeof SalesSumsSchema>;
export const SalesRowSchema = Type.Object({
  /** A day, a week's Monday, `YYYY-MM`, a course's or plan's id, a coupon's code, a state's code, a method of payment, or `none`. */
  key: Type.String(),
  label: Type.String(),
  ...sums,
});
export type SalesRow = Static<typeof SalesRowSchema>;
export const SalesReportSchema = Type.Object({
  from: DaySchema,
  to: DaySchema,
  totals: SalesSumsSchema,
  rows: Type.Array(SalesRowSchema),
});
export type SalesReport = Static<typeof SalesReportSchema>;

/** Who bought; empty once the account was erased. */
export const BuyerSchema = Type.Object({ user_id: Type.Integer(), name: Type.String(), email: Type.String() });
export type Buyer = Static<typeof BuyerSchema>;

const { items: _items, refunds: _refunds, checkout: _checkout, ...summary } = OrderSchema.properties;
export const AdminOrderRowSchema = Type.Object({ ...summary, language: LocaleSchema, buyer: BuyerSchema });
export type AdminOrderRow = Static<typeof AdminOrderRowSchema>;
