import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { uuidv7 } from './uuid-v7';

/** The data for a token. */
export interface StartedSession {
  user: Pick<SessionUser, 'id' | 'name' | 'email' | 'role'>;
  /** By the clock of the database, which orders it against changes of password and role. */
  issuedAt: Date;
  /** The token's id, which carries the time. */
  jti: string;
  /** The session's id: that of its first token. */
  sid: string;
  /** The end of the session, whichever token it has. */
  expiresAt: Date;
}

export function newSession(user: StartedSession['user'], issuedAt: Date, ttlSeconds: number): StartedSession {
  const jti = uuidv7(issuedAt.getTime());
  return { user, issuedAt, jti, sid: jti, expiresAt: new Date(issuedAt.getTime() + ttlSeconds * 1_000) };
}

/** Another token of the session that `row` describes. */
export const continuedSession = (
  user: StartedSession['user'],
  issuedAt: Date,
  row: { jti: string; expires_at: Date },
): StartedSession => ({ user, issuedAt, jti: uuidv7(issuedAt.getTime()), sid: row.jti, expiresAt: row.expires_at });
