import type { Grant } from '@vidyapath/http/commerce-access';
import type { GrantRow } from './grants.repository';

/** E-mail and name are empty once the account is erased. */
export const presentGrant = (row: GrantRow): Grant => ({
  grant_id: row.grant_id,
  user_id: row.user_id,
  email: row.email ?? '',
  name: row.name ?? '',
  scope: row.scope,
  course_id: row.course_id,
  course_name: row.course_name,
  course_name_hi: row.course_name_hi ?? '',
  source: row.source,
  order_id: row.order_id,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  reason: row.reason,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  revoke_reason: row.revoke_reason,
  waiting: row.waiting,
});
