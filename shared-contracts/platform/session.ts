import type { Role } from '@vidyapath/http/roles';

export interface SessionUser {
  id: number;
  name: string;
  email: string;
  role: Role;
}

/** The part of the session that a remote may read; the token stays in the shell. */
export type SessionSnapshot =
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: SessionUser; /** Seconds since the epoch. */ expiresAt: number };

export interface SessionAccess {
  /** A stable reference until the session changes, for `useSyncExternalStore`. */
  getSnapshot: () => SessionSnapshot;
  subscribe: (listener: () => void) => () => void;
  /**
   * Takes the token that `POST /auth/login` answered with.
   * @param remember `false` keeps the session in this tab only.
   * @throws {TypeError} when the token can't be read or has expired
   */
  start: (accessToken: string, options: { remember: boolean }) => Promise<void>;
  /**
   * Continues with another token of the same user, kept as long as the present one; since platform 2.4. Call it before any other request:
   * one with the earlier token ends the session.
   * @throws {TypeError} when the token can't be read
   */
  renew: (accessToken: string) => Promise<void>;
  /** Ends the session here and at the server; goes to `/login`. */
  end: () => Promise<void>;
}
