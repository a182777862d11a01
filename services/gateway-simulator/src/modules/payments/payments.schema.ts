import { Type, type Static } from 'typebox';

const closed = { additionalProperties: false };

export const CaptureBodySchema = Type.Object(
  { amount: Type.Integer(), currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })) },
  closed,
);

export const PayBodySchema = Type.Object(
  {
    order_id: Type.String({ maxLength: 40 }),
    method: Type.Union([Type.Literal('upi'), Type.Literal('card'), Type.Literal('netbanking')]),
    /** `pending` ends by itself after a while; `failure-then-success`: the payer tries again in the bank's app. */
    outcome: Type.Union([
      Type.Literal('success'),
      Type.Literal('authorized'),
      Type.Literal('failure'),
      Type.Literal('cancelled'),
      Type.Literal('pending'),
      Type.Literal('pending-then-failure'),
      Type.Literal('failure-then-success'),
    ]),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    contact: Type.Optional(Type.String({ maxLength: 20 })),
  },
  closed,
);

export type PayBody = Static<typeof PayBodySchema>;
