import type { LoginBody } from '@vidyapath/http/auth';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { forbidden, unauthorized } from '@vidyapath/service-kit/http/errors';
import type { AuthContext } from '../../context';
import type { Caller } from '../../lib/caller';
import { recordCounted } from '../audit/audit';
import { recordLogin } from '../logins/logins';
import { endSession } from '../revocations/revocations';
import { accountGone, findCredentials, lockAccount, setLastLogin } from '../users/users';
import { assertAllowed, assertRight, type LoginAttempt } from './login-attempt';
import { endOtherSessions } from './replace-sessions';
import { startSession } from './start-session';
import type { StartedSession } from './started-session';

/** Starts a session: 401 for wrong credentials, 403 for the right ones of a disabled account. */
export async function login(
  { db, passwordQueue, sessionSeconds, now }: AuthContext,
  { email, password }: LoginBody,
  by: Caller,
): Promise<StartedSession> {
  passwordQueue.assertPlace(by.client);
  const account = await findCredentials(db, email);
  const attempt: LoginAttempt = {
    email,
    account,
    by,
    action: 'session.refused',
    wrongPassword: wrongCredentials,
    alsoRecord: (trx, outcome) => recordLogin(trx, { userId: account?.id, outcome, by, at: now() }),
  };
  await assertAllowed(db, attempt);
  await passwordQueue.run(by.client, () => assertRight(db, attempt, password));
  const at = now();
  const session = account && (await startSession(db, account, { by, at, ttlSeconds: sessionSeconds }));
  if (!session) throw wrongCredentials();
  if (session === 'disabled') throw forbidden('This account is disabled.', 'account-disabled');
  await setLastLogin(db, session.user.id, { client: by.client, at });
  return session;
}

export async function logout(ctx: AuthContext, token: SessionUser, by: Caller): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    await endSession(ctx, trx, token);
    const resource = { type: 'session', id: token.sid };
    await recordCounted(trx, { by, action: 'session.ended', account: token.id, resource });
  });
  await ctx.revocations.refresh();
}

/** Ends every token of the account, also those of sessions that are not listed; the current session continues with another token. */
export async function endOthers(ctx: AuthContext, token: SessionUser, by: Caller): Promise<StartedSession> {
  const { id } = token;
  const session = await ctx.db.transaction(async (trx) => {
    const user = (await lockAccount(trx, id)) ?? accountGone();
    const started = await endOtherSessions(ctx, trx, user, token);
    const resource = { type: 'user', id };
    await recordCounted(trx, { by, action: 'user.other-sessions-ended', account: id, resource });
    return started;
  });
  await ctx.revocations.refresh();
  return session;
}

const wrongCredentials = () => unauthorized('Invalid email or password', 'wrong-credentials');
