import type { Knex } from 'knex';
import type { RevocationRegister } from '../revocations/revocation-register';
import { insertSession, type SessionRowOptions } from './sessions.repository';
import { newSession, type StartedSession } from './started-session';

/** Ends all tokens of `user`, whose row `trx` holds, and starts one session in their place. Call `refresh` once it is committed. */
export async function replaceSessions(
  trx: Knex.Transaction,
  revocations: Pick<RevocationRegister, 'endTokensOfUser'>,
  user: StartedSession['user'],
  options: SessionRowOptions,
): Promise<StartedSession> {
  const endedUntil = await revocations.endTokensOfUser(trx, user.id);
  // The next millisecond: a token of `endedUntil` itself has ended.
  const session = newSession(user, new Date(endedUntil.getTime() + 1));
  await insertSession(trx, session, options);
  return session;
}
