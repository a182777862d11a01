import type { Database } from '@vidyapath/service-kit/database/database';
import { type FeedRow, readFeedPage } from '@vidyapath/service-kit/events/feed';
import type { FeedPosition } from '@vidyapath/service-kit/events/feed-cursor';
import { deleteOldRows } from '@vidyapath/service-kit/jobs/housekeeping';
import type { RevocationPage } from '@vidyapath/service-kit/auth/revocation-list';

export const pageRows = 1_000;

/** One person's ended tokens that are kept one by one. */
export const tokensPerUser = 20;

interface EndedRow extends FeedRow {
  kind: 'session' | 'user' | 'renewed';
  /** Null for a user. */
  jti: string | null;
  user_id: number;
  /** Null for a session. */
  revoked_until: Date | null;
  ending_until: Date | null;
  ending_at: Date | null;
  expires_at: Date;
}

/** The rows after `after`, in the order of the transactions that wrote them. */
export async function readRevocations(db: Database, after: string): Promise<RevocationPage> {
  const { items, next, more } = await readFeedPage(db, after, readRows, pageRows);
  return {
    tokens: items.flatMap(({ kind, jti, expires_at }) =>
      kind === 'session' && jti !== null ? [{ jti, exp: seconds(expires_at) }] : [],
    ),
    users: items.flatMap(({ kind, user_id: id, revoked_until, expires_at }) =>
      kind === 'user' && revoked_until ? [{ id, before: revoked_until.getTime(), exp: seconds(expires_at) }] : [],
    ),
    renewed: items.flatMap(presentRenewed),
    next,
    more,
  };
}

const presentRenewed = ({ kind, jti: sid, revoked_until, ending_until, ending_at, expires_at }: EndedRow) =>
  kind === 'renewed' && sid !== null && ending_until && ending_at
    ? [
        {
          sid,
          before: revoked_until?.getTime() ?? 0,
          next: { before: ending_until.getTime(), at: ending_at.getTime() },
          exp: seconds(expires_at),
        },
      ]
    : [];

const seconds = (time: Date): number => Math.ceil(time.getTime() / 1_000);

async function readRows(db: Database, { xid, key }: FeedPosition, limit: number): Promise<EndedRow[]> {
  const { rows } = await db.raw<{ rows: EndedRow[] }>(
    `select changed_in::text, key, kind, jti, user_id, revoked_until, ending_until, ending_at, expires_at from (
       (select changed_in, jti as key, 'session' as kind, jti, user_id, null::timestamptz as revoked_until,
          null::timestamptz as ending_until, null::timestamptz as ending_at, expires_at from revoked_tokens
        where (changed_in, jti) > (:xid::xid8, :key::text) order by changed_in, jti limit :limit)
       union all
       (select changed_in, 'user ' || user_id::text, 'user', null, user_id, revoked_until, null, null, expires_at from revoked_users
        where (changed_in, 'user ' || user_id::text) > (:xid::xid8, :key::text) order by changed_in, 'user ' || user_id::text limit :limit)
       union all
       (select changed_in, 'renewed ' || session_id, 'renewed', session_id, user_id, ended_until, ending_until, ending_at, expires_at
        from renewed_sessions
        where (changed_in, 'renewed ' || session_id) > (:xid::xid8, :key::text) order by changed_in, 'renewed ' || session_id limit :limit)
     ) as ended order by ended.changed_in, ended.key limit :limit`,
    { xid, key, limit },
  );
  return rows;
}

export interface EndedToken {
  /** A session's id, which is that of its first token. */
  jti: string;
  userId: number;
  expiresAt: Date;
  /** For how long the user's tokens are refused if all of them end. */
  refusedForSeconds: number;
}

/**
 * Ends a session. Beyond {@link tokensPerUser} all of the user's tokens end, and the single rows are deleted: one person cannot fill the
 * list that every service keeps.
 */
export async function insertRevokedToken(
  db: Database,
  { jti, userId, expiresAt, refusedForSeconds }: EndedToken,
): Promise<void> {
  // Logouts of one person take turns, and a login that is checked at the same time gets a token of a later time.
  await db.raw('select from users where id = ? for no key update', [userId]);
  await db('revoked_tokens').insert({ jti, user_id: userId, expires_at: expiresAt }).onConflict('jti').ignore();
  await db('sessions').where({ jti }).delete();
  const [{ live }] = (await db('revoked_tokens')
    .where({ user_id: userId })
    .whereRaw('expires_at > now()')
    .count('* as live')) as [{ live: string }];
  if (Number(live) <= tokensPerUser) return;
  await upsertRevokedUser(db, { id: userId, refusedForSeconds });
  await db('revoked_tokens').where({ user_id: userId }).delete();
}

/** Returns the last moment whose tokens are void. */
export async function upsertRevokedUser(db: Database, user: { id: number; refusedForSeconds: number }): Promise<Date> {
  const { rows } = await db.raw<{ rows: { revoked_until: Date }[] }>(
    `insert into revoked_users (user_id, revoked_until, expires_at)
       values (:id, clock_timestamp(), now() + make_interval(secs => :refusedForSeconds))
       on conflict (user_id) do update set revoked_until = greatest(revoked_users.revoked_until, excluded.revoked_until),
         expires_at = greatest(revoked_users.expires_at, excluded.expires_at)
       returning revoked_until`,
    user,
  );
  if (!rows[0]) throw new Error('The revocation was not stored.');
  await db('sessions').where({ user_id: user.id }).delete();
  return rows[0].revoked_until;
}

export async function deleteExpiredRevocations(db: Database): Promise<void> {
  await deleteOldRows(db, { table: 'revoked_tokens', column: 'expires_at', kept: '0 seconds' });
  await deleteOldRows(db, { table: 'revoked_users', column: 'expires_at', kept: '0 seconds' });
}
