import type { Database } from '@vidyapath/service-kit/database/database';
import { createRevocationFollower, type RevocationFollower } from '@vidyapath/service-kit/auth/revocation-follower';
import type { RevocationPage } from '@vidyapath/service-kit/auth/revocation-list';
import { upsertRenewedSession } from './renewed-sessions.repository';
import { insertRevokedToken, readRevocations, upsertRevokedUser } from './revocations.repository';

/** The tokens that have ended, kept in the database and followed here for the check of every request. */
export interface RevocationRegister extends RevocationFollower {
  /** A page of the feed that other services follow; `after` is the `next` of the page before. */
  page(after: string): Promise<RevocationPage>;
  /** Ends a session with all its tokens, as part of `trx`. Call `refresh` once it is committed. */
  endSession(trx: Database, token: { sid: string; id: number; exp: number }): Promise<void>;
  /**
   * Ends the tokens that this session has now, after a time for requests that are under way. Returns the last moment whose tokens end;
   * undefined when too many sessions of the user had their token replaced, so that all of them must end.
   */
  endEarlierTokens(
    trx: Database,
    session: { jti: string; user_id: number; expires_at: Date },
  ): Promise<Date | undefined>;
  /**
   * Ends all tokens that a user has now, as part of `trx`, which holds the user's row. Call `refresh` once it is
   * committed. Returns the last moment whose tokens are void, by the clock of the database.
   */
  endTokensOfUser(trx: Database, id: number): Promise<Date>;
}

/** Milliseconds until another replica knows ended tokens. */
export const refreshEvery = 1_000;

/** Tokens from before a restart may live longer than `TOKEN_TTL_SECONDS` says now. */
const refusedForSecondsMin = 30 * 24 * 3_600;

export function createRevocationRegister(db: Database, tokenTtlSeconds: number): RevocationRegister {
  const page = (after: string) => readRevocations(db, after);
  const refusedForSeconds = Math.max(tokenTtlSeconds, refusedForSecondsMin);
  return {
    ...createRevocationFollower(page),
    page,
    endSession: (trx, { sid, id, exp }) =>
      insertRevokedToken(trx, { jti: sid, userId: id, expiresAt: new Date(exp * 1_000), refusedForSeconds }),
    endEarlierTokens: upsertRenewedSession,
    endTokensOfUser: (trx, id) => upsertRevokedUser(trx, { id, refusedForSeconds }),
  };
}
