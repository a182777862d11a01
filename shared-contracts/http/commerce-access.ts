import { Type, type Static } from 'typebox';
import { EmailSchema } from './auth';
import { TimeSchema } from './commerce-offers';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, nullable, oneOf, requiredText, SentTimeSchema } from './primitives';
import { grantSortFields } from './sort-fields';

/** The source of access: `plan` for bundles and plans, `order` for single courses, `given` by staff. */
export const accessSources = ['role', 'free', 'order', 'plan', 'given'] as const;

export const CourseAccessSchema = Type.Object({
  course_id: Type.Integer(),
  access: Type.Boolean(),
  source: nullable(oneOf(accessSources)),
  /** Null: no end, or no access. */
  ends_at: nullable(TimeSchema),
  /** Without access: when a refund ended the last one that an order gave to this course. */
  given_back_at: nullable(TimeSchema),
});
export type CourseAccess = Static<typeof CourseAccessSchema>;

/** Exactly one of them; `course_ids` is up to 100 ids, separated by commas. */
export const AccessQuerySchema = Type.Object(
  {
    course_id: Type.Optional(IdSchema),
    course_ids: Type.Optional(Type.String({ maxLength: 1_100, pattern: '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,99}$' })),
  },
  { additionalProperties: false },
);

export const EnrolmentBodySchema = Type.Object({ course_id: IdSchema });

export const GrantBodySchema = Type.Object({
  email: EmailSchema,
  scope: oneOf(['course', 'all'] as const),
  course_id: Type.Optional(IdSchema),
  ends_at: Type.Optional(nullable(SentTimeSchema)),
  reason: requiredText(limits.commerce.reasonMax),
});
export type GrantBody = Static<typeof GrantBodySchema>;

export const GrantSchema = Type.Object({
  grant_id: Type.String({ format: 'uuid' }),
  user_id: Type.Integer(),
  email: Type.String(),
  name: Type.String(),
  scope: oneOf(['course', 'all'] as const),
  course_id: nullable(Type.Integer()),
  course_name: nullable(Type.String()),
  /** Empty where there is none. */
  course_name_hi: Type.String(),
  source: oneOf(['order', 'plan', 'given', 'free'] as const),
  order_id: nullable(Type.String()),
  starts_at: TimeSchema,
  ends_at: nullable(TimeSchema),
  created_at: TimeSchema,
  reason: Type.String(),
  revoked_at: nullable(TimeSchema),
  revoke_reason: nullable(Type.String()),
  /** It begins when the owner of the address has confirmed it. */
  waiting: Type.Boolean(),
});
export type Grant = Static<typeof GrantSchema>;

export const GrantListQuerySchema = Type.Object(
  { ...listQueryProperties(grantSortFields), user_id: Type.Optional(IdSchema), course_id: Type.Optional(IdSchema) },
  { additionalProperties: false },
);
export type GrantListQuery = Static<typeof GrantListQuerySchema>;

export const RevokeBodySchema = Type.Object({ reason: requiredText(limits.commerce.reasonMax) });
