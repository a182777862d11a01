import { Type } from 'typebox';
import { listQuery } from '../../lib/lists';
import { NotesSchema } from '../../lib/notes';

const closed = { additionalProperties: false };
const minutes = Type.Integer({ minimum: 12, maximum: 7_200 });

export const OrderBodySchema = Type.Object(
  {
    amount: Type.Integer(),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    receipt: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    notes: Type.Optional(NotesSchema),
    partial_payment: Type.Optional(Type.Boolean()),
    payment: Type.Optional(
      Type.Object(
        {
          capture: Type.Union([Type.Literal('automatic'), Type.Literal('manual')]),
          capture_options: Type.Optional(
            Type.Object(
              {
                automatic_expiry_period: Type.Optional(minutes),
                manual_expiry_period: Type.Optional(minutes),
                refund_speed: Type.Optional(Type.Union([Type.Literal('normal'), Type.Literal('optimum')])),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);

export const OrderNotesSchema = Type.Object({ notes: NotesSchema }, closed);

export const OrderQuerySchema = Type.Object(
  {
    ...listQuery,
    receipt: Type.Optional(Type.String({ maxLength: 40 })),
    authorized: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  },
  closed,
);
