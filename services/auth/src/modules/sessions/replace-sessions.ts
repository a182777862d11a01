import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { invalidToken } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { Place } from '../../lib/caller';
import type { RevocationRegister } from '../revocations/revocations';
import { findSession, insertSession, type StoredSession } from './sessions.repository';
import { continuedSession, newSession, type StartedSession } from './started-session';

type User = StartedSession['user'];
type Revocations = Pick<RevocationRegister, 'endTokensOfUser' | 'endEarlierTokens'>;

/** Ends all tokens of `user`, whose row `trx` holds, and starts one session in their place. Call `refresh` once it is committed. */
export async function replaceSessions(
  trx: Knex.Transaction,
  revocations: Revocations,
  user: User,
  { place, ttlSeconds }: { place: Place; ttlSeconds: number },
): Promise<StartedSession> {
  const session = newSession(user, after(await revocations.endTokensOfUser(trx, user.id)), ttlSeconds);
  await insertSession(trx, session, place);
  return session;
}

/** Ends all other sessions of `user`, whose row `trx` holds; that of `token` continues with another token. Call `refresh` once it is committed. */
export async function endOtherSessions(
  trx: Knex.Transaction,
  revocations: Revocations,
  user: User,
  token: SessionUser,
): Promise<StartedSession> {
  return continueAlone(trx, revocations, user, await liveSession(trx, token));
}

/** Gives the session of `token` another token, and the same end. `trx` holds the row of `user`. */
export async function renewSession(
  trx: Knex.Transaction,
  revocations: Revocations,
  user: User,
  token: SessionUser,
): Promise<StartedSession> {
  const row = await liveSession(trx, token);
  const ended = await revocations.endEarlierTokens(trx, row);
  return ended ? continuedSession(user, after(ended), row) : continueAlone(trx, revocations, user, row);
}

async function continueAlone(
  trx: Knex.Transaction,
  revocations: Revocations,
  user: User,
  row: StoredSession,
): Promise<StartedSession> {
  const ended = await revocations.endTokensOfUser(trx, user.id);
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
