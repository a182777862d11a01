import type { Database } from '@vidyapath/service-kit/database/database';
import type { Caller } from '../../lib/caller';
import { recordCounted } from '../audit/counted-entries.repository';
import type { CredentialsRow, UserRow } from '../users/users.repository';

/** What a token is issued for. */
export interface StartedSession {
  user: UserRow;
  /** By the clock of the database, which orders it against changes of password and role. */
  issuedAt: Date;
}

/**
 * The session and its entry in the audit trail. It waits for whoever changes the user at this moment and takes what they leave;
 * undefined when the credentials do not hold any more.
 */
export async function startSession(
  db: Database,
  { id, password_hash: hash }: CredentialsRow,
  by: Caller,
): Promise<StartedSession | undefined> {
  return db.transaction(async (trx) => {
    const row = await trx('users')
      .where({ id, password_hash: hash })
      .forShare()
      .first<(UserRow & { issued_at: Date }) | undefined>(
        'id',
        'name',
        'email',
        'role',
        trx.raw('clock_timestamp() as issued_at'),
      );
    if (!row) return undefined;
    const { issued_at: issuedAt, ...user } = row;
    await recordCounted(trx, {
      by: { ...by, actor: user },
      action: 'session.created',
      account: id,
      resource: { type: 'user', id },
    });
    return { user, issuedAt };
  });
}
