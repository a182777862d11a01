import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, nullable, oneOf, optionalText, requiredText, SentTimeSchema } from './primitives';
import { couponSortFields, planSortFields } from './sort-fields';
import { stateCodes } from './state-codes';

/** Integer paise: a hundredth of a rupee. */
export const PaiseSchema = Type.Integer({ minimum: 0, maximum: limits.commerce.paiseMax });
export const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });

/** A state of India by its GST code. */
export const StateCodeSchema = Type.String({ pattern: `^(${stateCodes.join('|')})$` });

/** A course or a plan, as carts, quotes and orders name it: exactly one of `course_id` and `plan_id`, by `kind`. */
export const CartItemSchema = Type.Object({
  kind: Type.Union([Type.Literal('course'), Type.Literal('plan')]),
  course_id: Type.Optional(IdSchema),
  plan_id: Type.Optional(IdSchema),
});
export type CartItem = Static<typeof CartItemSchema>;
export const CartItemsSchema = Type.Array(CartItemSchema, { maxItems: limits.commerce.itemsMax });
export const CartSchema = Type.Object({ items: CartItemsSchema });
export type Cart = Static<typeof CartSchema>;

const planKind = Type.Union([Type.Literal('bundle'), Type.Literal('all')]);
const planFields = {
  kind: planKind,
  title: requiredText(limits.commerce.titleMax),
  title_hi: optionalText(limits.commerce.titleMax),
  description: optionalText(limits.commerce.descriptionMax),
  description_hi: optionalText(limits.commerce.descriptionMax),
  price_paise: Type.Integer({ minimum: 100, maximum: limits.commerce.paiseMax }),
  /** How long it gives access; null: for life. */
  months: nullable(Type.Integer({ minimum: 1, maximum: 120 })),
  /** Courses of a bundle; empty for a plan of all courses. */
  course_ids: Type.Array(IdSchema, { maxItems: limits.commerce.bundleMax, uniqueItems: true }),
  active: Type.Boolean(),
};
export const PlanBodySchema = Type.Object(planFields);
export type PlanBody = Static<typeof PlanBodySchema>;
export const PlanSchema = Type.Object({ plan_id: Type.Integer(), ...planFields });
export type Plan = Static<typeof PlanSchema>;
export const PlanListQuerySchema = Type.Object(listQueryProperties(planSortFields), { additionalProperties: false });
export type PlanListQuery = Static<typeof PlanListQuerySchema>;

const CouponCodeSchema = Type.String({
  minLength: 1,
  maxLength: limits.commerce.couponCodeMax,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
});
const couponFields = {
  code: CouponCodeSchema,
  kind: Type.Union([Type.Literal('percent'), Type.Literal('amount')]),
  /** 1 to 100, or paise. */
  value: Type.Integer({ minimum: 1, maximum: limits.commerce.paiseMax }),
};
const couponLimits = {
  min_total_paise: PaiseSchema,
  course_ids: nullable(Type.Array(IdSchema, { maxItems: 100, uniqueItems: true })),
  plan_ids: nullable(Type.Array(IdSchema, { maxItems: 100, uniqueItems: true })),
  max_uses: nullable(Type.Integer({ minimum: 1, maximum: limits.id.max })),
  max_uses_per_person: nullable(Type.Integer({ minimum: 1, maximum: limits.id.max })),
  starts_at: SentTimeSchema,
  ends_at: nullable(SentTimeSchema),
  active: Type.Boolean(),
};
/** Members that are left out have their defaults: no minimum, for everything, no end, once a person, from now on, active. */
export const CouponBodySchema = Type.Object({ ...couponFields, ...Type.Partial(Type.Object(couponLimits)).properties });
export type CouponBody = Static<typeof CouponBodySchema>;
export const CouponSchema = Type.Object({
  ...couponFields,
  ...couponLimits,
  used: Type.Integer(),
  reserved: Type.Integer(),
});
export type Coupon = Static<typeof CouponSchema>;
export const CouponCodeParamsSchema = Type.Object({ code: CouponCodeSchema });
export const CouponListQuerySchema = Type.Object(
  { ...listQueryProperties(couponSortFields), active: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type CouponListQuery = Static<typeof CouponListQuerySchema>;

export const TaxSchema = Type.Object({
  rate_percent: Type.Number(),
  place_of_supply: Type.String(),
  taxable_paise: PaiseSchema,
  cgst_paise: PaiseSchema,
  sgst_paise: PaiseSchema,
  igst_paise: PaiseSchema,
});
export type Tax = Static<typeof TaxSchema>;

export const lineProblems = ['owned', 'not-for-sale', 'included', 'free', 'held'] as const;
export const couponProblems = ['unknown', 'not-yet', 'ended', 'used-up', 'not-for-these', 'minimum', 'held'] as const;

const pending_order_id = nullable(Type.String({ format: 'uuid' }));

export const QuoteLineSchema = Type.Object({
  kind: Type.Union([Type.Literal('course'), Type.Literal('plan')]),
  course_id: nullable(Type.Integer()),
  plan_id: nullable(Type.Integer()),
  title: Type.String(),
  /** Empty where there is none. */
  title_hi: Type.String(),
  /** Path of the course's picture; empty where there is none. */
  banner_image: Type.String(),
  list_paise: PaiseSchema,
  price_paise: PaiseSchema,
  discount_paise: PaiseSchema,
  total_paise: PaiseSchema,
  /** Courses of a bundle that the person has already. */
  partly_owned: Type.Array(Type.Integer()),
  problem: nullable(oneOf(lineProblems)),
  /** With the problem `held`: the person's order that has this item and waits to be paid. */
  pending_order_id,
});
export type QuoteLine = Static<typeof QuoteLineSchema>;

export const QuoteBodySchema = Type.Object({
  items: CartItemsSchema,
  coupon_code: Type.Optional(Type.String({ minLength: 1, maxLength: limits.commerce.couponCodeMax })),
  place_of_supply: Type.Optional(StateCodeSchema),
});
export type QuoteBody = Static<typeof QuoteBodySchema>;

export const QuoteSchema = Type.Object({
  lines: Type.Array(QuoteLineSchema),
  subtotal_paise: PaiseSchema,
  discount_paise: PaiseSchema,
  total_paise: PaiseSchema,
  /** The seller is registered for GST. Without that nothing speaks of taxes. */
  taxed: Type.Boolean(),
  tax: nullable(TaxSchema),
  coupon: nullable(
    Type.Object({
      code: Type.String(),
      discount_paise: PaiseSchema,
      problem: nullable(oneOf(couponProblems)),
      /** With the problem `held`: the person's order that reserves the last use. */
      pending_order_id,
    }),
  ),
});
export type Quote = Static<typeof QuoteSchema>;
