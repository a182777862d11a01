import { Type, type Static } from 'typebox';
import { NotesSchema } from '../../lib/notes';
import { ends } from './refunds.jobs';

export const RefundBodySchema = Type.Object(
  {
    amount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    speed: Type.Optional(Type.Union([Type.Literal('normal'), Type.Literal('optimum')])),
    notes: Type.Optional(NotesSchema),
    receipt: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
  },
  { additionalProperties: false },
);

export type RefundBody = Static<typeof RefundBodySchema>;

export const RefundEndSchema = Type.Object({ status: Type.Enum([...ends]) }, { additionalProperties: false });

export const isIdempotencyKey = (key: string): boolean => /^[\w-]{10,100}$/.test(key);
