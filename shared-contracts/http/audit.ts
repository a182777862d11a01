import { Type, type Static } from 'typebox';
import { listQueryProperties } from './list-query';
import { limits } from './limits';
import { IdSchema } from './primitives';

const filterText = Type.Optional(Type.String({ minLength: 1, maxLength: limits.list.queryMax }));
const nullable = <const Kind extends 'string' | 'integer'>(type: Kind) =>
  Type.Unsafe<(Kind extends 'string' ? string : number) | null>({ type: [type, 'null'] });

const TimeFilterSchema = Type.Optional(
  Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?Z)?$',
    description: 'UTC, RFC 3339',
  }),
);

export const auditSortFields = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'actor_role',
  'action',
  'resource_type',
  'resource_id',
  'client',
  'request_id',
] as const;

/** Besides the filters by exact value, `from` and `to` bound the time: from inclusive, to exclusive. */
export const AuditQuerySchema = Type.Object({
  ...listQueryProperties(auditSortFields),
  actor_id: Type.Optional(IdSchema),
  action: filterText,
  resource_type: filterText,
  resource_id: filterText,
  from: TimeFilterSchema,
  to: TimeFilterSchema,
});
export type AuditQuery = Static<typeof AuditQuerySchema>;

/** One field that a write changed. A secret is only named; a long text is cut. */
export const AuditChangeSchema = Type.Object({
  field: Type.String(),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
});
export type AuditChange = Static<typeof AuditChangeSchema>;

/** Who did what, when and from where. The actor is null without a login. */
export const AuditEntrySchema = Type.Object({
  id: Type.Integer(),
  at: Type.String({ description: 'UTC, RFC 3339' }),
  actor_id: nullable('integer'),
  actor_name: nullable('string'),
  actor_role: nullable('string'),
  /** `<resource>.<past participle>`, such as `course.changed`. */
  action: Type.String(),
  resource_type: Type.String(),
  resource_id: nullable('string'),
  changes: Type.Array(AuditChangeSchema),
  /** Network address of the client; an IPv6 one as its /64 network. */
  client: nullable('string'),
  request_id: nullable('string'),
});
export type AuditEntry = Static<typeof AuditEntrySchema>;
