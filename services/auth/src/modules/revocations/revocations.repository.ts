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

export async function upsertRevokedUser(db: Database, user: { id: number; until: Date; expiresAt: Date }): Promise<void> {
  await db('revoked_users')
    .insert({ user_id: user.id, revoked_until: user.until, expires_at: user.expiresAt })
    .onConflict('user_id')
    .merge();
}

export async function deleteExpiredRevocations(db: Database): Promise<void> {
  await db('revoked_tokens').whereRaw('expires_at <= now()').delete();
  await db('revoked_users').whereRaw('expires_at <= now()').delete();
}
