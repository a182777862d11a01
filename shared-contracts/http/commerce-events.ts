import { type Static, Type } from 'typebox';
import { GrantSchema } from './commerce-access';
import { OrderItemSchema, OrderSchema } from './commerce-orders';
import { AttentionSchema } from './commerce-reports';

const uuid = Type.String();
const time = Type.String({ format: 'date-time' });

/**
 * A grant after a change. It gives access while `starts_at <= now < ends_at` (null: no end) and `revoked_at` is null, so its end
 * has no event. A refund that fails for good restores the same grant.
 */
export const GrantChangeSchema = Type.Object({
  grant_id: uuid,
  /** Grows with each change of this grant. */
  version: Type.Integer(),
  user_id: Type.Integer(),
  scope: GrantSchema.properties.scope,
  course_id: GrantSchema.properties.course_id,
  source: GrantSchema.properties.source,
  order_id: Type.Union([uuid, Type.Null()]),
  created_at: time,
  starts_at: time,
  ends_at: Type.Union([time, Type.Null()]),
  revoked_at: Type.Union([time, Type.Null()]),
  revoked_for: Type.Union([Type.Literal('staff'), Type.Literal('refund'), Type.Null()]),
  /** Whether it was revoked within the time in which the buyer may refund the order. */
  revoked_in_window: Type.Boolean(),
});
export type GrantChange = Static<typeof GrantChangeSchema>;

/** Published by commerce when access is given, revoked, restored or moved to other days. */
export const accessChanged = {
  type: 'commerce.access-changed',
  version: 1,
  body: GrantChangeSchema,
  record: { name: 'grant', id: 'grant_id' },
};

const orderFields = {
  order_id: uuid,
  order_number: Type.String(),
  user_id: Type.Integer(),
  /** Always 1: it happens once. */
  version: Type.Integer(),
};

/** Published by commerce when an order is paid, also with a total of 0. */
export const orderPaid = {
  type: 'commerce.order-paid',
  version: 1,
  body: Type.Object({
    ...orderFields,
    paid_at: time,
    total_paise: OrderSchema.properties.total_paise,
    items: Type.Array(Type.Pick(OrderItemSchema, ['item_id', 'kind', 'course_id', 'plan_id', 'title', 'total_paise'])),
  }),
};
export type OrderPaid = Static<typeof orderPaid.body>;

/** Published by commerce when a refund's money is on its way to the buyer. */
export const refundProcessed = {
  type: 'commerce.refund-processed',
  version: 1,
  body: Type.Object({ ...orderFields, refund_id: uuid, amount_paise: Type.Integer(), processed_at: time }),
};
export type RefundProcessed = Static<typeof refundProcessed.body>;

/** Published by commerce when an order or payment needs staff (`GET /admin/attention`): once, and again only after it was settled. */
export const attentionRaised = {
  type: 'commerce.attention-raised',
  version: 1,
  body: Type.Object({
    /** Id of this occurrence. */
    attention_id: uuid,
    ...Type.Pick(AttentionSchema, ['kind', 'id', 'order_id', 'order_number']).properties,
    raised_at: time,
    /** Always 1: it happens once. */
    version: Type.Integer(),
  }),
};
export type AttentionRaised = Static<typeof attentionRaised.body>;
