import type { UserRow } from '../users/users.repository';
import { uuidv7 } from './uuid-v7';

/** The data for a token. */
export interface StartedSession {
  user: Pick<UserRow, 'id' | 'name' | 'email' | 'role'>;
  /** By the clock of the database, which orders it against changes of password and role. */
  issuedAt: Date;
  /** The token's id, which carries the time. */
  jti: string;
}

export const newSession = (user: StartedSession['user'], issuedAt: Date): StartedSession => ({
  user,
  issuedAt,
  jti: uuidv7(issuedAt.getTime()),
});
