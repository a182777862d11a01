import type { Database } from '@vidyapath/service-kit/database/database';
import type { Caller } from '../../lib/caller';
import { recordCounted } from '../audit/audit';
import { recordLogin } from '../logins/logins';
import { insertSession } from './sessions.repository';
import type { CredentialsRow, UserRow } from '../users/users';
import { newSession, type StartedSession } from './started-session';

export interface SessionStart {
  by: Caller;
  at: Date;
  ttlSeconds: number;
}

/**
 * The session and its entries in the audit trail and the list of sign-ins. It waits for a change of the user that is in progress
 * and uses its result; undefined when the credentials are not valid any more.
 */
export async function startSession(
  db: Database,
  { id, password_hash: hash }: CredentialsRow,
  { by, at, ttlSeconds }: SessionStart,
): Promise<StartedSession | 'disabled' | undefined> {
  return db.transaction(async (trx) => {
    const row = await trx('users')
      .where({ id, password_hash: hash })
      .forShare()
      .first<(UserRow & { issued_at: Date; disabled_at: Date | null }) | undefined>(
        'id',
        'name',
        'email',
        'role',
        'disabled_at',
        trx.raw('clock_timestamp() as issued_at'),
      );
    if (!row) return undefined;
    const { issued_at: issuedAt, disabled_at, ...user } = row;
    const entry = { by: { ...by, actor: user }, account: id, resource: { type: 'user', id } };
    if (disabled_at) {
      await recordCounted(trx, { ...entry, action: 'session.refused', after: { reason: 'account-disabled' } });
      await recordLogin(trx, { userId: id, outcome: 'refused', by, at });
      return 'disabled';
    }
    await recordCounted(trx, { ...entry, action: 'session.created' });
    const session = newSession(user, issuedAt, ttlSeconds);
    await insertSession(trx, session, by.place);
    await recordLogin(trx, { userId: id, outcome: 'succeeded', by, at });
    return session;
  });
}
