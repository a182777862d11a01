import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { invalidToken } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { AuthContext } from '../../context';
import type { Place } from '../../lib/caller';
import { endTokensOfUser, upsertRenewedSession } from '../revocations/revocations';
import { findSession, insertSession, type StoredSession } from './sessions.repository';
import { continuedSession, newSession, type StartedSession } from './started-session';

type User = StartedSession['user'];

/** Ends all tokens of `user`, whose row `trx` holds, and starts one session in their place. Call `refresh` once it is committed. */
export async function replaceSessions(
  ctx: AuthContext,
  trx: Knex.Transaction,
  user: User,
  place: Place,
): Promise<StartedSession> {
  const session = newSession(user, after(await endTokensOfUser(ctx, trx, user.id)), ctx.sessionSeconds);
  await insertSession(trx, session, place);
  return session;
}

/** Ends all other sessions of `user`, whose row `trx` holds; that of `token` continues with another token. Call `refresh` once it is committed. */
export async function endOtherSessions(
  ctx: AuthContext,
  trx: Knex.Transaction,
  user: User,
  token: SessionUser,
): Promise<StartedSession> {
  return continueAlone(ctx, trx, user, await liveSession(trx, token));
}

/** Gives the session of `token` another token, and the same end. `trx` holds the row of `user`. */
export async function renewSession(
  ctx: AuthContext,
  trx: Knex.Transaction,
  user: User,
  token: SessionUser,
): Promise<StartedSession> {
  const row = await liveSession(trx, token);
  const ended = await upsertRenewedSession(trx, row);
  return ended ? continuedSession(user, after(ended), row) : continueAlone(ctx, trx, user, row);
}

async function continueAlone(
  ctx: AuthContext,
  trx: Knex.Transaction,
  user: User,
  row: StoredSession,
): Promise<StartedSession> {
  const ended = await endTokensOfUser(ctx, trx, user.id);
  await trx('sessions').insert(row);
  return continuedSession(user, after(ended), row);
}

/** A session may end between the check of its token and this transaction, and must not get another token then. */
async function liveSession(trx: Knex.Transaction, token: SessionUser): Promise<StoredSession> {
  const row = await findSession(trx, token);
  if (!row)
    throw invalidToken('Your session is not valid any more. Please log in again.', { kind: 'session-not-valid' });
  return row;
}

/** The next millisecond: a token of `ended` itself is void. */
const after = (ended: Date): Date => new Date(ended.getTime() + 1);
