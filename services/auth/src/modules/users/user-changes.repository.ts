import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database/database';
import { readChanges } from '@vidyapath/service-kit/events/changes.repository';
import type { FeedRow } from '@vidyapath/service-kit/events/feed';
import type { FeedPosition } from '@vidyapath/service-kit/events/feed-cursor';
import { withEmail } from './users.repository';

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

export function createUserChangesRepository(db: Database) {
  /** An account is read after its version, so that no version has an older state. */
  const withUsers = async <Row extends VersionRow>(rows: Row[]): Promise<(Row & UserChangeRow)[]> => {
    const users = await db('users')
      .select<SharedUserRow[]>('id', 'name', 'email', 'email_verified_at', 'role', 'locale', 'disabled_at')
      .whereIn(
        'id',
        rows.map(({ user_id }) => user_id),
      );
    const byId = new Map(users.map((user) => [user.id, user]));
    return rows.map((row) => ({ ...row, user: byId.get(row.user_id) }));
  };
  return {
    /** In the order of the transactions that changed them. */
    read: async (after: FeedPosition, limit: number) =>
      withUsers(await readChanges<VersionRow & FeedRow>(db, table, after, limit)),
    find: async (ids: readonly number[]) =>
      withUsers(
        await db('user_changes')
          .select<VersionRow[]>(...columns)
          .whereIn('user_id', ids)
          .orderBy('user_id'),
      ),
    idsOfEmail: (email: string) => withEmail(db, email).pluck<number[]>('id'),
  };
}
