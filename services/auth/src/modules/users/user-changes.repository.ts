import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database/database';
import { readChanges } from '@vidyapath/service-kit/events/changes.repository';
import type { FeedRow } from '@vidyapath/service-kit/events/feed';
import type { FeedPosition } from '@vidyapath/service-kit/events/feed-cursor';

interface VersionRow {
  user_id: number;
  /** `bigint`. */
  version: string;
}
interface SharedUserRow {
  id: number;
  name: string;
  email: string;
  email_verified_at: Date | null;
  role: Role;
  locale: Locale | null;
  disabled_at: Date | null;
}
export interface UserChangeRow extends VersionRow {
  /** Undefined: the account was deleted. */
  user: SharedUserRow | undefined;
}

const columns = ['user_id', 'version'] as const;
const table = { table: 'user_changes', id: 'user_id', columns };

/** In the order of the transactions that changed them. */
export const readUserChanges = async (
  on: Database,
  after: FeedPosition,
  limit: number,
): Promise<(UserChangeRow & FeedRow)[]> =>
  withUsers(on, await readChanges<VersionRow & FeedRow>(on, table, after, limit));

export const findUserChanges = async (on: Database, ids: readonly number[]): Promise<UserChangeRow[]> =>
  withUsers(
    on,
    await on('user_changes')
      .select<VersionRow[]>(...columns)
      .whereIn('user_id', ids)
      .orderBy('user_id'),
  );

/** An account is read after its version, so that no version has an older state. */
async function withUsers<Row extends VersionRow>(on: Database, rows: Row[]): Promise<(Row & UserChangeRow)[]> {
  const users = await on('users')
    .select<SharedUserRow[]>('id', 'name', 'email', 'email_verified_at', 'role', 'locale', 'disabled_at')
    .whereIn(
      'id',
      rows.map(({ user_id }) => user_id),
    );
  const byId = new Map(users.map((user) => [user.id, user]));
  return rows.map((row) => ({ ...row, user: byId.get(row.user_id) }));
}
