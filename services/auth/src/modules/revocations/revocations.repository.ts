import type { RevocationFeed } from '@vidyapath/service-kit/revocation-list';
import type { Database } from '@vidyapath/service-kit/database';

/** What ended and could still be in use. Ordered, so that the same content has the same tag. */
export async function readRevocations(db: Database): Promise<RevocationFeed> {
  const jtis = await db('revoked_tokens').whereRaw('expires_at > now()').orderBy('jti').pluck<string[]>('jti');
  const users = await db('revoked_users')
    .whereRaw('expires_at > now()')
    .orderBy('user_id')
    .select<{ user_id: number; revoked_until: Date }[]>('user_id', 'revoked_until');
  return { jtis, users: users.map(({ user_id, revoked_until }) => ({ id: user_id, before: revoked_until.getTime() })) };
}

export async function insertRevokedToken(db: Database, token: { jti: string; expiresAt: Date }): Promise<void> {
  await db('revoked_tokens').insert({ jti: token.jti, expires_at: token.expiresAt }).onConflict('jti').ignore();
}

/** Returns the last moment whose tokens are void. */
export async function upsertRevokedUser(db: Database, user: { id: number; lastsSeconds: number }): Promise<Date> {
  const { rows } = await db.raw<{ rows: { revoked_until: Date }[] }>(
    `insert into revoked_users (user_id, revoked_until, expires_at)
       values (:id, clock_timestamp(), now() + make_interval(secs => :lastsSeconds))
       on conflict (user_id) do update set revoked_until = greatest(revoked_users.revoked_until, excluded.revoked_until),
         expires_at = greatest(revoked_users.expires_at, excluded.expires_at)
       returning revoked_until`,
    user,
  );
  if (!rows[0]) throw new Error('The revocation was not stored.');
  return rows[0].revoked_until;
}

export async function deleteExpiredRevocations(db: Database): Promise<void> {
  await db('revoked_tokens').whereRaw('expires_at <= now()').delete();
  await db('revoked_users').whereRaw('expires_at <= now()').delete();
}
