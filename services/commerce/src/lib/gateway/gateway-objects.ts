import { Type, type Static, type TSchema } from 'typebox';

const orNothing = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = orNothing(Type.String());

/** Empty notes are a list. */
const notes = Type.Optional(
  Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Array(Type.Unknown()), Type.Null()]),
);

/** Only what is used is checked; the gateway adds and leaves out fields as it likes. */
export const GatewayOrderSchema = Type.Object({
  id: Type.String({ pattern: '^order_' }),
  amount: Type.Integer(),
  amount_paid: Type.Integer(),
  currency: Type.String(),
  receipt: text,
  /** `created`, `attempted` or `paid`; it stays `paid` after a refund. */
  status: Type.String(),
  attempts: Type.Integer(),
  notes,
  created_at: Type.Integer(),
});
export type GatewayOrder = Static<typeof GatewayOrderSchema>;

export const GatewayPaymentSchema = Type.Object({
  id: Type.String({ pattern: '^pay_' }),
  amount: Type.Integer(),
  currency: Type.String(),
  /** `created`, `authorized`, `captured`, `refunded` or `failed`; `failed` may still become `captured`. */
  status: Type.String(),
  order_id: text,
  method: text,
  captured: orNothing(Type.Boolean()),
  amount_refunded: orNothing(Type.Integer()),
  fee: orNothing(Type.Integer()),
  tax: orNothing(Type.Integer()),
  error_code: text,
  error_description: text,
  error_reason: text,
  notes,
  created_at: Type.Integer(),
});
export type GatewayPayment = Static<typeof GatewayPaymentSchema>;

export const GatewayRefundSchema = Type.Object({
  id: Type.String({ pattern: '^rfnd_' }),
  payment_id: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  /** `pending`, `processed` or `failed`. */
  status: Type.String(),
  receipt: text,
  notes,
  created_at: Type.Integer(),
});
export type GatewayRefund = Static<typeof GatewayRefundSchema>;

export const collectionOf = <Schema extends TSchema>(schema: Schema) => Type.Object({ items: Type.Array(schema) });
export type Collection<Schema extends TSchema> = ReturnType<typeof collectionOf<Schema>>;
