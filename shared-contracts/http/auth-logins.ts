import { Type, type Static } from 'typebox';
import { DayReportQuerySchema, dayReportKey, DaySchema } from './days';
import { listQueryProperties } from './list-query';
import { IdSchema, nullable, oneOf } from './primitives';
import { loginSortFields, ownLoginSortFields, sessionSortFields } from './sort-fields';

/** `refused`: the password was right and the account disabled. */
export const loginOutcomes = ['succeeded', 'failed', 'locked', 'refused'] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];
/** Null where the login succeeded. */
export const loginReasons = ['wrong-password', 'unknown-address', 'too-many-failures', 'account-disabled'] as const;
export type LoginReason = (typeof loginReasons)[number];

const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });

const place = {
  /** Browser and system, such as `Chrome, Android`; null: unknown. */
  client: nullable(Type.String()),
  /** A network of IPv4 (/24) or IPv6 (/48). */
  address: nullable(Type.String()),
};

/** An attempt to sign in to the own account. */
export const OwnLoginSchema = Type.Object({
  login_id: Type.Integer(),
  at: TimeSchema,
  /** Time of the last one, when several attempts are one row. */
  last_at: TimeSchema,
  outcome: oneOf(loginOutcomes),
  reason: nullable(oneOf(loginReasons)),
  ...place,
  /** Failures beyond the fifth of an account and address within 15 minutes are one row. */
  count: Type.Integer(),
});
export type OwnLogin = Static<typeof OwnLoginSchema>;

/** An attempt to sign in. Without a person: no account has the typed address, or it was erased since. */
export const LoginSchema = Type.Object({
  ...OwnLoginSchema.properties,
  user_id: nullable(Type.Integer()),
  name: nullable(Type.String()),
  email: nullable(Type.String()),
});
export type Login = Static<typeof LoginSchema>;

const days = {
  /** The first day of India that is listed. */
  from: Type.Optional(DaySchema),
  /** The last one. */
  to: Type.Optional(DaySchema),
};
export const LoginListQuerySchema = Type.Object(
  {
    ...listQueryProperties(loginSortFields),
    ...days,
    outcome: Type.Optional(oneOf(loginOutcomes)),
    user_id: Type.Optional(IdSchema),
  },
  { additionalProperties: false },
);
export type LoginListQuery = Static<typeof LoginListQuerySchema>;
export const OwnLoginListQuerySchema = Type.Object(listQueryProperties(ownLoginSortFields), {
  additionalProperties: false,
});
export type OwnLoginListQuery = Static<typeof OwnLoginListQuerySchema>;

/** A session that can still be used. */
export const SessionSchema = Type.Object({
  session_id: Type.String(),
  started_at: TimeSchema,
  expires_at: TimeSchema,
  ...place,
  /** The session of this request. */
  current: Type.Boolean(),
});
export type Session = Static<typeof SessionSchema>;
export const SessionListQuerySchema = Type.Object(listQueryProperties(sessionSortFields), {
  additionalProperties: false,
});
export type SessionListQuery = Static<typeof SessionListQuerySchema>;

const sums = {
  succeeded: Type.Integer(),
  /** Wrong passwords. */
  failed: Type.Integer(),
  /** Refused by the limit of failures. */
  locked: Type.Integer(),
  /** People who succeeded: one for each person and day. */
  people: Type.Integer(),
};
export const LoginsReportQuerySchema = DayReportQuerySchema;
export const LoginsReportSumsSchema = Type.Object(sums);
export const LoginsReportRowSchema = Type.Object({ ...dayReportKey, ...sums });
/** Days without an attempt to sign in have no row. */
export const LoginsReportSchema = Type.Object({
  from: DaySchema,
  to: DaySchema,
  totals: LoginsReportSumsSchema,
  rows: Type.Array(LoginsReportRowSchema),
});
export type LoginsReport = Static<typeof LoginsReportSchema>;
