import type { SessionListQuery } from '@vidyapath/http/auth-logins';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows } from '@vidyapath/service-kit/jobs/housekeeping';
import type { ListPage, ListRules } from '@vidyapath/service-kit/lists/list-query';
import { fetchWholeList, type StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import type { Place } from '../../lib/caller';
import type { StartedSession } from './started-session';

export interface SessionRow {
  jti: string;
  started_at: Date;
  expires_at: Date;
  client: string | null;
  address: string | null;
  current: boolean;
}

export interface SessionRowOptions {
  place: Place;
  ttlSeconds: number;
}

/** A token's row, which is deleted when the token ends; see revocations.repository.ts. */
export async function insertSession(
  trx: Knex.Transaction,
  { user, jti, issuedAt }: StartedSession,
  { place, ttlSeconds }: SessionRowOptions,
): Promise<void> {
  await trx('sessions').insert({
    jti,
    user_id: user.id,
    started_at: issuedAt,
    expires_at: new Date(issuedAt.getTime() + ttlSeconds * 1_000),
    ...place,
  });
}

/** The session of `token` continues with another token. */
export async function continueSession(
  trx: Knex.Transaction,
  token: Pick<SessionUser, 'jti'>,
  session: StartedSession,
  options: SessionRowOptions,
): Promise<void> {
  const expires_at = new Date(session.issuedAt.getTime() + options.ttlSeconds * 1_000);
  const known = await trx('sessions').where({ jti: token.jti }).update({ jti: session.jti, expires_at });
  if (known === 0) await insertSession(trx, session, options);
}

export const deleteExpiredSessions = (db: Database): Promise<void> =>
  deleteOldRows(db, { table: 'sessions', column: 'expires_at', kept: '0 seconds' });

export function listSessions(
  db: Database,
  { id, jti }: Pick<SessionUser, 'id' | 'jti'>,
  query: SessionListQuery,
): Promise<ListPage<SessionRow> | StreamedList<SessionRow>> {
  const own = db('sessions')
    .select('*', db.raw('jti = ? as is_current', [jti]))
    .where({ user_id: id });
  const base = db(own.as('own'))
    .select<SessionRow[]>('jti', 'started_at', 'expires_at', 'client', 'address', 'is_current as current')
    .whereRaw('expires_at > now()');
  return fetchWholeList<SessionRow>(base, { sort: 'started_at:desc', ...query }, rules);
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
