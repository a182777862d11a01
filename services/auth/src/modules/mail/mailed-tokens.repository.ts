import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type MailKind, tokenLifetimes } from './mail-kinds';

/** A new token for the link in a message; the database knows only its digest. */
export async function createToken(db: Database, { kind, userId }: { kind: MailKind; userId: number }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = db.raw<never>('now() + make_interval(secs => ?)', [tokenLifetimes[kind]]);
  await db('mailed_tokens').insert({ digest: digestOf(token), kind, user_id: userId, expires_at: expiresAt });
  return token;
}

/** The id of the user to whom this token was mailed, while it is valid. */
export async function findTokenOwner(
  db: Database,
  token: { kind: MailKind; token: string },
): Promise<number | undefined> {
  const [userId] = await holding(db, token).pluck<number[]>('user_id');
  return userId;
}

/** Uses the token; false when it is not valid any more. */
export async function useToken(db: Database, token: { kind: MailKind; token: string }): Promise<boolean> {
  return (await holding(db, token).delete()) === 1;
}

export async function forgetTokens(db: Database, { kind, userId }: { kind: MailKind; userId: number }): Promise<void> {
  await db('mailed_tokens').where({ kind, user_id: userId }).delete();
}

export async function deleteExpiredTokens(db: Database): Promise<void> {
  await db('mailed_tokens').whereRaw('expires_at <= now()').delete();
}

function holding(db: Database, { kind, token }: { kind: MailKind; token: string }) {
  return db('mailed_tokens')
    .where({ digest: digestOf(token), kind })
    .whereRaw('expires_at > now()');
}

/** 256 random bits need no slow hash. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
