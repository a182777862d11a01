import { Type, type Static } from 'typebox';
import { orderStatuses, salesGroups } from './commerce-names';
import { PaiseSchema, TimeSchema } from './commerce-offers';
import { OrderSchema } from './commerce-orders';
import { DaySchema } from './days';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { LocaleSchema } from './locale';
import { IdSchema, nullable, oneOf, requiredText, UuidParamsSchema } from './primitives';
import { adminOrderSortFields } from './sort-fields';

export const CreditNoteParamsSchema = Type.Object({
  ...UuidParamsSchema.properties,
  number: Type.String({ pattern: '^[A-Z]{2,4}[0-9]{4}-[0-9]{6}$' }),
});

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

/** A day's refunds may be more than its sales, so that sums fall below 0. */
const SumSchema = Type.Integer();
const sums = {
  /** An order counts once in each row that has an item of it, and once in the totals. */
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
  /** The seller is registered for GST, or a document of these days carries tax. */
  taxed: Type.Boolean(),
  rows: Type.Array(SalesRowSchema),
});
export type SalesReport = Static<typeof SalesReportSchema>;

/** The buyer; empty once the account was erased. */
export const BuyerSchema = Type.Object({ user_id: Type.Integer(), name: Type.String(), email: Type.String() });
export type Buyer = Static<typeof BuyerSchema>;

export const AdminOrderSchema = Type.Object({ ...OrderSchema.properties, language: LocaleSchema, buyer: BuyerSchema });
export type AdminOrder = Static<typeof AdminOrderSchema>;

export const AdminOrderListQuerySchema = Type.Object(
  {
    ...listQueryProperties(adminOrderSortFields),
    status: Type.Optional(oneOf(orderStatuses)),
    /** Orders of this account. */
    user_id: Type.Optional(IdSchema),
    from: Type.Optional(DaySchema),
    to: Type.Optional(DaySchema),
  },
  { additionalProperties: false },
);
export type AdminOrderListQuery = Static<typeof AdminOrderListQuerySchema>;

/** All that is known of an order, for staff. */
export const AdminOrderDetailSchema = Type.Object({
  ...AdminOrderSchema.properties,
  review_reason: nullable(Type.String()),
  history: Type.Array(
    Type.Object({
      at: TimeSchema,
      event: Type.String(),
      from_status: nullable(Type.String()),
      to_status: nullable(Type.String()),
      /** Null: the platform itself. */
      actor_id: nullable(Type.Integer()),
      note: nullable(Type.String()),
    }),
  ),
  payments: Type.Array(
    Type.Object({
      gateway_payment_id: Type.String(),
      status: Type.String(),
      amount_paise: PaiseSchema,
      currency: Type.String(),
      method: nullable(Type.String()),
      pays_order: Type.Boolean(),
      refunded_paise: PaiseSchema,
      captured_at: nullable(TimeSchema),
      created_at: TimeSchema,
    }),
  ),
  disputes: Type.Array(
    Type.Object({
      dispute_id: Type.String(),
      gateway_payment_id: Type.String(),
      amount_paise: PaiseSchema,
      status: Type.String(),
      respond_by: nullable(TimeSchema),
      created_at: TimeSchema,
    }),
  ),
  /** Events of the gateway about it, the newest 100. */
  gateway_events: Type.Array(
    Type.Object({
      event_id: Type.String(),
      type: Type.String(),
      received_at: TimeSchema,
      processed_at: nullable(TimeSchema),
      outcome: nullable(Type.String()),
      attempts: Type.Integer(),
      last_error: nullable(Type.String()),
    }),
  ),
  documents: Type.Array(
    Type.Object({
      number: Type.String(),
      kind: Type.String(),
      issued_at: TimeSchema,
      total_paise: PaiseSchema,
      refund_id: nullable(Type.String()),
    }),
  ),
});
export type AdminOrderDetail = Static<typeof AdminOrderDetailSchema>;

export const attentionKinds = [
  'order-review',
  'refund-failed',
  'dispute',
  'event-stuck',
  'coupon-late',
  'job-failed',
  'gateway-refused',
] as const;
/** A case that needs staff; ids that do not apply are null. */
export const AttentionSchema = Type.Object({
  kind: oneOf(attentionKinds),
  /** Id of the order under review, the refund, dispute, event, order or job, or of the key that the gateway refuses. */
  id: Type.String(),
  order_id: nullable(Type.String()),
  order_number: nullable(Type.String()),
  amount_paise: nullable(PaiseSchema),
  /** The reason, for people. */
  detail: Type.String(),
  since: TimeSchema,
});
export type Attention = Static<typeof AttentionSchema>;

/** Entries without an order, which staff ends here; the others are ended by a decision about their order. */
export const AttentionParamsSchema = Type.Object({
  kind: oneOf(['event-stuck', 'job-failed', 'gateway-refused'] as const),
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
});
export type AttentionParams = Static<typeof AttentionParamsSchema>;

export const AttentionBodySchema = Type.Object({
  /** `again`: it is tried at once, or with the next call to the gateway. `set-aside`: it is not needed, and never tried again. */
  action: oneOf(['again', 'set-aside'] as const),
  reason: requiredText(limits.commerce.reasonMax),
});
export type AttentionBody = Static<typeof AttentionBodySchema>;
