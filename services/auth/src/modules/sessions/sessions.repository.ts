import type { SessionListQuery } from '@vidyapath/http/auth-logins';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows } from '@vidyapath/service-kit/jobs/housekeeping';
import type { ListPage, ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList, type StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import type { Place } from '../../lib/caller';
import type { StartedSession } from './started-session';

/** A session as it is stored; its id is that of its first token. */
export interface StoredSession extends Place {
  jti: string;
  user_id: number;
  started_at: Date;
  expires_at: Date;
}

export interface SessionRow extends Omit<StoredSession, 'user_id'> {
  current: boolean;
}

/** A session's row, which is deleted when the session ends; see revocations.repository.ts. */
export async function insertSession(
  trx: Knex.Transaction,
  { user, sid, issuedAt, expiresAt }: StartedSession,
  place: Place,
): Promise<void> {
  await trx('sessions').insert({
    jti: sid,
    user_id: user.id,
    started_at: issuedAt,
    expires_at: expiresAt,
    ...place,
  });
}

/** Undefined when it has ended. */
export const findSession = (
  trx: Knex.Transaction,
  { id, sid }: Pick<SessionUser, 'id' | 'sid'>,
): Promise<StoredSession | undefined> =>
  trx('sessions')
    .where({ jti: sid, user_id: id })
    .whereRaw('expires_at > now()')
    .first<StoredSession | undefined>('jti', 'user_id', 'started_at', 'expires_at', 'client', 'address');

export const deleteExpiredSessions = (db: Database): Promise<void> =>
  deleteOldRows(db, { table: 'sessions', column: 'expires_at', kept: '0 seconds' });

export function listSessions(
  db: Database,
  { id, sid }: Pick<SessionUser, 'id' | 'sid'>,
  query: SessionListQuery,
): Promise<ListPage<SessionRow> | StreamedList<SessionRow>> {
  const own = db('sessions')
    .select('*', db.raw('jti = ? as is_current', [sid]))
    .where({ user_id: id });
  const base = db(own.as('own'))
    .select<SessionRow[]>('jti', 'started_at', 'expires_at', 'client', 'address', 'is_current as current')
    .whereRaw('expires_at > now()');
  return readList<SessionRow>(base, { sort: 'started_at:desc', ...query }, rules);
}

const rules: ListRules = {
  sortable: {
    session_id: 'jti',
    started_at: 'started_at',
    expires_at: 'expires_at',
    client: "coalesce(client, '')",
    address: "coalesce(address, '')",
    current: 'is_current',
  },
  searchable: ['concat_ws(chr(31), client, address)'],
  tiebreaker: 'jti',
};
