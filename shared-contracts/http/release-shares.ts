import { Type, type Static } from 'typebox';

/** A release that a share of the visitors got, until it failed for clearly more of them than the present release. */
export const EndedShareSchema = Type.Object({
  slice: Type.String(),
  version: Type.String(),
  percent: Type.Integer(),
  ended_at: Type.String({ format: 'date-time', description: 'UTC, RFC 3339' }),
});
export type EndedShare = Static<typeof EndedShareSchema>;
