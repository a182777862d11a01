import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Knex } from 'knex';
import type { AuthContext } from '../../context';
import { insertRevokedToken, upsertRevokedUser } from './revocations.repository';

/** Milliseconds until another replica knows ended tokens. */
export const refreshEvery = 1_000;

/** Tokens from before a restart may live longer than `TOKEN_TTL_SECONDS` says now. */
const refusedForSecondsMin = 30 * 24 * 3_600;

type Lifetime = Pick<AuthContext, 'sessionSeconds'>;

const refusedForSecondsOf = ({ sessionSeconds }: Lifetime): number => Math.max(sessionSeconds, refusedForSecondsMin);

/** Ends a session with all its tokens. Call `refresh` once `trx` is committed. */
export async function endSession(ctx: Lifetime, trx: Knex.Transaction, { sid, id, exp }: SessionUser): Promise<void> {
  const refusedForSeconds = refusedForSecondsOf(ctx);
  await insertRevokedToken(trx, { jti: sid, userId: id, expiresAt: new Date(exp * 1_000), refusedForSeconds });
}

/**
 * Ends all tokens that a user has now; `trx` has locked the user's row. Call `refresh` once it is committed. Returns the last
 * moment whose tokens are void, by the clock of the database.
 */
export const endTokensOfUser = (ctx: Lifetime, trx: Knex.Transaction, id: number): Promise<Date> =>
  upsertRevokedUser(trx, { id, refusedForSeconds: refusedForSecondsOf(ctx) });
