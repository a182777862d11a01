import { type Static, Type } from 'typebox';

/** What is used of a dispute. It is believed because the event was signed: the gateway has no call for it. */
export const DisputeSchema = Type.Object({
  id: Type.String({ pattern: '^disp_[A-Za-z0-9]{1,40}$' }),
  payment_id: Type.String({ pattern: '^pay_[A-Za-z0-9]{1,40}$' }),
  amount: Type.Integer({ minimum: 0 }),
  status: Type.String({ pattern: '^[a-z_]{1,40}$' }),
  respond_by: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 10_000_000_000 }), Type.Null()])),
});
export type GatewayDispute = Static<typeof DisputeSchema>;
