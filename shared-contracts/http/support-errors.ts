import { Type, type Static } from 'typebox';
import { TimeSchema } from './commerce-offers';
import { DaySchema } from './days';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { nullable, oneOf, requiredText } from './primitives';
import { errorGroupSortFields } from './sort-fields';
import { errorGroupings, errorKinds, errorStatuses } from './support-names';

/** The last report of a group, as an example of it. */
export const ErrorSampleSchema = Type.Object({
  kind: oneOf(errorKinds),
  message: Type.String(),
  release: Type.String(),
  /** Path of the page in the browser; null for a service. */
  page: nullable(Type.String()),
  /** Method and route of the answer; null for a browser. */
  route: nullable(Type.String()),
  /** Status of the answer; null for a browser. */
  status: nullable(Type.Integer()),
  /** `X-Request-Id`s of the last reports, the newest first; they are in the log too. */
  request_ids: Type.Array(Type.String()),
  at: TimeSchema,
});
export type ErrorSample = Static<typeof ErrorSampleSchema>;

/** Equal failures of all releases, with the counts of the days from `from` to `to` (and of `release`). */
export const ErrorGroupSchema = Type.Object({
  fingerprint: Type.String(),
  /** Without numbers, ids and addresses. */
  message: Type.String(),
  /** The slice that failed, or the service that answered. */
  slice: Type.String(),
  /** The last one. */
  release: Type.String(),
  count: Type.Integer(),
  /** Number of accounts and visitors' addresses that were affected on these days. */
  people: Type.Integer(),
  first_seen: TimeSchema,
  last_seen: TimeSchema,
  status: oneOf(errorStatuses),
  resolved_at: nullable(TimeSchema),
  /** The last release when it was resolved; a later one opens the group again. */
  resolved_in: nullable(Type.String()),
  sample: ErrorSampleSchema,
});
export type ErrorGroup = Static<typeof ErrorGroupSchema>;

/** A group with its days and releases. */
export const ErrorGroupDetailSchema = Type.Object({
  ...ErrorGroupSchema.properties,
  days: Type.Array(Type.Object({ day: DaySchema, count: Type.Integer() })),
  releases: Type.Array(Type.Object({ release: Type.String(), count: Type.Integer() })),
});
export type ErrorGroupDetail = Static<typeof ErrorGroupDetailSchema>;

const range = {
  /** The first day of India that counts; 29 days before the last one when it is left out. */
  from: Type.Optional(DaySchema),
  /** The last one, today when it is left out; at most a year after the first. */
  to: Type.Optional(DaySchema),
};
const filters = {
  slice: Type.Optional(Type.String({ pattern: '^[a-z_-]{1,45}$' })),
  release: Type.Optional(requiredText(limits.clientError.releaseMax)),
  status: Type.Optional(oneOf(errorStatuses)),
};
export const ErrorGroupListQuerySchema = Type.Object(
  { ...listQueryProperties(errorGroupSortFields), ...range, ...filters },
  { additionalProperties: false },
);
export type ErrorGroupListQuery = Static<typeof ErrorGroupListQuerySchema>;

export const ErrorRangeQuerySchema = Type.Object(range, { additionalProperties: false });
export type ErrorRangeQuery = Static<typeof ErrorRangeQuerySchema>;

export const ErrorCsvQuerySchema = Type.Object({ ...range, ...filters }, { additionalProperties: false });
export type ErrorCsvQuery = Static<typeof ErrorCsvQuerySchema>;

/** For the chart: failures of the days from `from` to `to`. */
export const ErrorReportQuerySchema = Type.Object(
  { ...range, ...filters, group_by: Type.Optional(oneOf(errorGroupings)) },
  { additionalProperties: false },
);
export type ErrorReportQuery = Static<typeof ErrorReportQuerySchema>;

export const ErrorReportSchema = Type.Object({
  from: DaySchema,
  to: DaySchema,
  totals: Type.Object({ count: Type.Integer(), groups: Type.Integer() }),
  /** `key`: a day, a week's Monday or `YYYY-MM`; those without a failure are left out. */
  rows: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer(), groups: Type.Integer() })),
  /** Slices and services that failed on these days, without filters. */
  slices: Type.Array(Type.String()),
  /** Releases that failed on these days, without filters: the last 100 that were seen, the newest first. */
  releases: Type.Array(Type.String()),
});
export type ErrorReport = Static<typeof ErrorReportSchema>;

export const ErrorStatusBodySchema = Type.Object({ status: oneOf(errorStatuses) });
export type ErrorStatusBody = Static<typeof ErrorStatusBodySchema>;

export const FingerprintParamsSchema = Type.Object({ fingerprint: Type.String({ pattern: '^[0-9a-f]{32}$' }) });

/** 5xx answers of a service since its last report: equal ones are one entry. */
export const ServiceErrorSchema = Type.Object({
  method: Type.String({ pattern: '^[A-Z]{1,10}$' }),
  route: Type.String({ minLength: 1, maxLength: 200 }),
  status: Type.Integer({ minimum: 500, maximum: 599 }),
  count: Type.Integer({ minimum: 1, maximum: limits.id.max }),
  request_ids: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 10 }),
  /** Accounts, or addresses of visitors, that got them. */
  people: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 100 }),
});
export type ServiceError = Static<typeof ServiceErrorSchema>;
export const ServiceErrorsBodySchema = Type.Object({
  release: requiredText(limits.clientError.releaseMax),
  errors: Type.Array(ServiceErrorSchema, { minItems: 1, maxItems: 100 }),
});
export type ServiceErrorsBody = Static<typeof ServiceErrorsBodySchema>;
