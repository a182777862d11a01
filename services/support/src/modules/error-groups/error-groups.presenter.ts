import type { ErrorGroup } from '@vidyapath/http/support-errors';
import type { CountedGroupRow } from './error-group-row';

export const presentErrorGroup = (row: CountedGroupRow): ErrorGroup => ({
  fingerprint: row.fingerprint,
  message: row.message,
  slice: row.slice,
  release: row.release,
  count: Number(row.count),
  people: Number(row.people),
  first_seen: row.first_seen.toISOString(),
  last_seen: row.last_seen.toISOString(),
  status: row.status,
  resolved_at: row.resolved_at?.toISOString() ?? null,
  resolved_in: row.resolved_in,
  sample: row.sample,
});
