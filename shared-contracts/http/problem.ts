import { Type, type Static } from 'typebox';
import { problemTypes } from './problems';

/** One input that was refused: `field` is its name in the body, query or path. */
export const FieldErrorSchema = Type.Object({
  field: Type.String(),
  detail: Type.String(),
});
export type FieldError = Static<typeof FieldErrorSchema>;

/** The last change before a refused one, from the audit trail. */
export const LastChangeSchema = Type.Object({
  at: Type.String({ description: 'UTC, RFC 3339' }),
  /** Left out for the platform itself. */
  actor: Type.Optional(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** Names of the changed fields. */
  fields: Type.Array(Type.String()),
});
export type LastChange = Static<typeof LastChangeSchema>;

/** RFC 9457 problem details, the one shape of every error. `detail` is a sentence for the user. */
export const ProblemSchema = Type.Object(
  {
    type: Type.Unsafe<string>({ type: 'string', enum: problemTypes }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: Type.String(),
    requestId: Type.String(),
    errors: Type.Optional(Type.Array(FieldErrorSchema)),
    /** With a 412 on a record of the catalogue. */
    lastChange: Type.Optional(LastChangeSchema),
  },
  { $id: 'Problem', title: 'Problem' },
);
export type Problem = Static<typeof ProblemSchema>;

export const problemMediaType = 'application/problem+json';

/** The problem answers of a route by status, for its `response` schema. */
export function problemResponses<const Status extends number>(
  ...statuses: Status[]
): Record<Status, typeof ProblemSchema> {
  return Object.fromEntries(statuses.map((status) => [status, ProblemSchema])) as Record<Status, typeof ProblemSchema>;
}
