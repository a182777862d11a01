import { Type, type Static, type TSchema } from 'typebox';

const orNothing = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = orNothing(Type.String());

/** Only what is used is checked; the gateway adds and leaves out fields as it likes. */
export const GatewayOrderSchema = Type.Object({ id: Type.String({ pattern: '^order_' }) });

export const GatewayPaymentSchema = Type.Object({
  id: Type.String({ pattern: '^pay_' }),
  amount: Type.Integer(),
  currency: Type.String(),
  /** `created`, `authorized`, `captured`, `refunded` or `failed`; `failed` may still become `captured`. */
  status: Type.String(),
  order_id: text,
  method: text,
  captured: orNothing(Type.Boolean()),
});
export type GatewayPayment = Static<typeof GatewayPaymentSchema>;

export const GatewayRefundSchema = Type.Object({
  id: Type.String({ pattern: '^rfnd_' }),
  payment_id: Type.String(),
  amount: Type.Integer(),
  /** `pending`, `processed` or `failed`. */
  status: Type.String(),
  receipt: text,
});
export type GatewayRefund = Static<typeof GatewayRefundSchema>;

export const collectionOf = <Schema extends TSchema>(schema: Schema) => Type.Object({ items: Type.Array(schema) });
export type Collection<Schema extends TSchema> = ReturnType<typeof collectionOf<Schema>>;

/** What the gateway keeps of an id of ours, at most 40 characters. */
export const receiptOf = (id: string): string => id.replaceAll('-', '');
