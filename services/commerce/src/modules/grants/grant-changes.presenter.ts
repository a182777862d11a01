import type { GrantChange } from '@vidyapath/http/commerce-events';
import { isInRefundWindow } from '../../lib/time/refund-window';
import type { GrantChangeRow } from './grant-changes.repository';

export function presentGrantChange(row: GrantChangeRow): GrantChange {
  const { grant_id, user_id, scope, course_id, source, order_id, paid_at, revoked_at } = row;
  return {
    grant_id,
    version: Number(row.version),
    user_id,
    scope,
    course_id,
    source,
    order_id,
    created_at: row.created_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    revoked_for: revoked_at && (row.revoked_by === null && row.item_id !== null ? 'refund' : 'staff'),
    revoked_in_window: revoked_at !== null && paid_at !== null && isInRefundWindow(paid_at, revoked_at),
  };
}
