import { Type, type Static } from 'typebox';
import { UserSchema } from './auth';
import { DayReportQuerySchema, dayReportKey, DaySchema } from './days';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { requiredText } from './primitives';
import { RoleSchema } from './roles';
import { personSortFields } from './sort-fields';

export const personStatuses = ['active', 'disabled'] as const;
export type PersonStatus = (typeof personStatuses)[number];

const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });

/** An account as Staff and Admin see it. For Staff the e-mail is cut: `a•••@example.com`. */
export const PersonSchema = Type.Object({
  ...UserSchema.properties,
  created_at: TimeSchema,
  /** Null: never. */
  last_login_at: Type.Union([TimeSchema, Type.Null()]),
  /** The owner has confirmed the e-mail address. */
  email_verified: Type.Boolean(),
  disabled: Type.Boolean(),
});
export type Person = Static<typeof PersonSchema>;

const filters = {
  status: Type.Optional(Type.Unsafe<PersonStatus>({ type: 'string', enum: [...personStatuses] })),
  role: Type.Optional(RoleSchema),
  /** The first day of India on which a listed account was made. */
  from: Type.Optional(DaySchema),
  /** The last one. */
  to: Type.Optional(DaySchema),
};
export const PersonListQuerySchema = Type.Object(
  { ...listQueryProperties(personSortFields), ...filters },
  { additionalProperties: false },
);
export type PersonListQuery = Static<typeof PersonListQuerySchema>;

/** The reason is in the audit trail. */
export const PersonStatusBodySchema = Type.Object({
  disabled: Type.Boolean(),
  reason: requiredText(limits.people.reasonMax),
});
export type PersonStatusBody = Static<typeof PersonStatusBodySchema>;

/** Erases the own account for good. */
export const AccountErasureBodySchema = Type.Object({
  password: Type.String({ minLength: 1, maxLength: limits.user.passwordMax }),
});

/** The accounts that were made on the days of a row: their number, and their present states. */
const sums = {
  registered: Type.Integer(),
  /** Accounts with a confirmed e-mail address. */
  verified: Type.Integer(),
  active: Type.Integer(),
  disabled: Type.Integer(),
};
export const UsersReportQuerySchema = DayReportQuerySchema;
export const UsersReportSumsSchema = Type.Object(sums);
export const UsersReportRowSchema = Type.Object({ ...dayReportKey, ...sums });
/** Days without an account have no row. */
export const UsersReportSchema = Type.Object({
  from: DaySchema,
  to: DaySchema,
  totals: UsersReportSumsSchema,
  rows: Type.Array(UsersReportRowSchema),
});
export type UsersReport = Static<typeof UsersReportSchema>;
