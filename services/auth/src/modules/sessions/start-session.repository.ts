import type { Database } from '@vidyapath/service-kit/database';
import { ask, statement } from '@vidyapath/service-kit/statement';
import type { Caller } from '../../caller';
import type { CredentialsRow, UserRow } from '../users/users.repository';

/** What a token is issued for. */
export interface StartedSession {
  user: UserRow;
  /** By the clock of the database, which orders it against changes of password and role. */
  issuedAt: Date;
}

const startStatement = statement(
  `with session as (
     select id, name, email, role, clock_timestamp() as issued_at from users where id = $1 and password_hash = $2 for share
   ), entry as (
     insert into audit (actor_id, actor_name, actor_role, action, resource_type, resource_id, client, request_id)
       select id, name, role, 'session.created', 'user', id::text, $3, $4 from session
   )
   select * from session`,
  'once',
);

/**
 * The session and its entry in the audit trail, in one statement. It waits for whoever changes the user at this moment
 * and takes what they leave; undefined when the credentials do not hold any more.
 */
export async function startSession(db: Database, { id, password_hash: hash }: CredentialsRow, by: Caller): Promise<StartedSession | undefined> {
  const [row] = await ask<UserRow & { issued_at: Date }>(db, startStatement, [id, hash, by.client, by.requestId]);
  if (!row) return undefined;
  const { issued_at: issuedAt, ...user } = row;
  return { user, issuedAt };
}
