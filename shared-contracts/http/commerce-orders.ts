import { Type, type Static } from 'typebox';
import { CartItemsSchema, PaiseSchema, QuoteSchema, StateCodeSchema, TaxSchema, TimeSchema } from './commerce-offers';
import { orderStatuses, refundReasons } from './commerce-names';
import { PersonNameSchema } from './auth';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { LocaleSchema } from './locale';
import { nullable, oneOf, optionalText, requiredText, UuidSchema } from './primitives';
import { ProblemSchema } from './problem';
import { orderSortFields } from './sort-fields';

export const refundStatuses = ['pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** For ids in requests and jobs; ids in answers have a format. */
export const BillingSchema = Type.Object({
  name: PersonNameSchema,
  place_of_supply: StateCodeSchema,
  gstin: Type.Optional(Type.String({ minLength: 15, maxLength: 15 })),
  address: Type.Optional(optionalText(limits.commerce.addressMax)),
});
export type Billing = Static<typeof BillingSchema>;

export const OrderBodySchema = Type.Object({
  items: CartItemsSchema,
  coupon_code: Type.Optional(Type.String({ minLength: 1, maxLength: limits.commerce.couponCodeMax })),
  billing: BillingSchema,
  language: Type.Optional(LocaleSchema),
  /** The total that the buyer saw. */
  expected_total_paise: PaiseSchema,
});
export type OrderBody = Static<typeof OrderBodySchema>;

export const OrderItemSchema = Type.Object({
  item_id: Type.String({ format: 'uuid' }),
  kind: oneOf(['course', 'plan'] as const),
  course_id: nullable(Type.Integer()),
  plan_id: nullable(Type.Integer()),
  title: Type.String(),
  /** Empty where there is none. */
  title_hi: Type.String(),
  price_paise: PaiseSchema,
  discount_paise: PaiseSchema,
  total_paise: PaiseSchema,
  refunded_paise: PaiseSchema,
});
export type OrderItem = Static<typeof OrderItemSchema>;

export const RefundSchema = Type.Object({
  refund_id: Type.String({ format: 'uuid' }),
  status: oneOf(refundStatuses),
  amount_paise: PaiseSchema,
  item_ids: Type.Array(Type.String({ format: 'uuid' })),
  reason: Type.String(),
  created_at: TimeSchema,
  processed_at: nullable(TimeSchema),
  credit_note_number: nullable(Type.String()),
});
export type Refund = Static<typeof RefundSchema>;

export const OrderSchema = Type.Object({
  order_id: Type.String({ format: 'uuid' }),
  order_number: Type.String(),
  status: oneOf(orderStatuses),
  /** Money and order disagree, and staff looks at it. */
  review: Type.Boolean(),
  /** The gateway knows of an attempt that may still be paid: the order neither expires nor can be cancelled. */
  payment_seen: Type.Boolean(),
  created_at: TimeSchema,
  expires_at: TimeSchema,
  paid_at: nullable(TimeSchema),
  items: Type.Array(OrderItemSchema),
  subtotal_paise: PaiseSchema,
  discount_paise: PaiseSchema,
  total_paise: PaiseSchema,
  refunded_paise: PaiseSchema,
  coupon_code: nullable(Type.String()),
  tax: nullable(TaxSchema),
  billing: BillingSchema,
  invoice_number: nullable(Type.String()),
  refunds: Type.Array(RefundSchema),
  /** Why the platform paid it back by itself, in whole or in part; null: it did not. */
  refund_reason: nullable(oneOf(refundReasons)),
  /** The order that gave the items before; null where the reason names none. */
  refund_order: nullable(Type.Object({ order_id: Type.String({ format: 'uuid' }), order_number: Type.String() })),
  payment: nullable(
    Type.Object({
      provider: Type.String(),
      method: nullable(Type.String()),
      gateway_payment_id: nullable(Type.String()),
    }),
  ),
  /** Only while the order is pending. */
  checkout: nullable(
    Type.Object({
      provider: Type.String(),
      key_id: Type.String(),
      gateway_order_id: Type.String(),
      amount_paise: PaiseSchema,
      currency: Type.Literal('INR'),
    }),
  ),
});
export type Order = Static<typeof OrderSchema>;

/** 409 `total-changed`: with the present quote. */
export const TotalChangedSchema = Type.Object({
  ...ProblemSchema.properties,
  quote: Type.Optional(QuoteSchema),
});

export const OrderListQuerySchema = Type.Object(listQueryProperties(orderSortFields), { additionalProperties: false });
export type OrderListQuery = Static<typeof OrderListQuerySchema>;

/** The answer of checkout.js after a payment. */
export const ConfirmBodySchema = Type.Object({
  razorpay_payment_id: Type.String({ pattern: '^pay_[A-Za-z0-9]{1,40}$' }),
  razorpay_order_id: Type.String({ pattern: '^order_[A-Za-z0-9]{1,40}$' }),
  razorpay_signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type ConfirmBody = Static<typeof ConfirmBodySchema>;

export const RefundBodySchema = Type.Object({
  /** Left out: the whole remaining amount. */
  item_ids: Type.Optional(Type.Array(UuidSchema, { minItems: 1, maxItems: limits.commerce.itemsMax })),
  reason: requiredText(limits.commerce.reasonMax),
});
export type RefundBody = Static<typeof RefundBodySchema>;

/** The decision of staff about an order under review or a refund that failed. */
export const ResolveBodySchema = Type.Object({
  action: oneOf(['grant', 'refund', 'paid-otherwise'] as const),
  /** Reference of the bank transfer; with `paid-otherwise`. */
  reference: Type.Optional(requiredText(limits.commerce.referenceMax)),
  reason: requiredText(limits.commerce.reasonMax),
});
export type ResolveBody = Static<typeof ResolveBodySchema>;
