import type { Account, AccountBody, PasswordChangeBody } from '@vidyapath/http/auth';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import type { AuthContext } from '../../context';
import type { Caller } from '../../lib/caller';
import { assertUncommon } from '../../lib/passwords/assert-uncommon';
import { areSamePassword, hashPassword } from '../../lib/passwords/passwords';
import { recordCounted } from '../audit/audit';
import { forgetTokens } from '../mail/mail';
import {
  assertAllowed,
  assertRight,
  type LoginAttempt,
  renewSession,
  replaceSessions,
  type StartedSession,
} from '../sessions/sessions';
import {
  accountGone,
  findAccount,
  lockAccount,
  presentAccount,
  publishUser,
  replacePassword,
  updateAccount,
} from '../users/users';

export async function readAccount({ db }: AuthContext, id: number): Promise<Account> {
  return presentAccount((await findAccount(db, id)) ?? accountGone());
}

/** Returns the account and the session with a token that has the new name; the other sessions continue. */
export function changeAccount(
  ctx: AuthContext,
  token: SessionUser,
  { name, phone, language, ifMatch }: AccountBody & { ifMatch: string | undefined },
  by: Caller,
): Promise<{ account: Account; session: StartedSession }> {
  return ctx.db.transaction(async (trx) => {
    const { id } = token;
    const before = presentAccount((await lockAccount(trx, id)) ?? accountGone());
    assertIfMatch(ifMatch, before);
    const user = (await updateAccount(trx, id, { name, phone, locale: language })) ?? accountGone();
    const after = presentAccount(user);
    const resource = { type: 'user', id };
    await recordCounted(trx, { by, action: 'user.changed', account: id, resource, before, after });
    await publishUser(ctx, trx, id);
    return { account: after, session: await renewSession(ctx, trx, user, token) };
  });
}

/** Returns the session that replaces those that ended with the old password. */
export async function changePassword(
  ctx: AuthContext,
  id: number,
  { current_password: current, new_password: chosen }: PasswordChangeBody,
  by: Caller,
): Promise<StartedSession> {
  const { db, passwordQueue } = ctx;
  assertUncommon('new_password', chosen);
  passwordQueue.assertPlace(by.client);
  const account = (await findAccount(db, id)) ?? accountGone();
  const action = 'user.password-change-refused';
  const attempt: LoginAttempt = { email: account.email, account, by, action, wrongPassword };
  await assertAllowed(db, attempt);
  const hash = await passwordQueue.run(by.client, async () => {
    await assertRight(db, attempt, current);
    // Checked last: the answer would show a guesser that the password is right.
    if (areSamePassword(current, chosen))
      throw badRequest('new_password', 'The new password is the old one. Please choose another.');
    return hashPassword(chosen);
  });
  const session = await db.transaction(async (trx) => {
    const user = await replacePassword(trx, id, account.password_hash, hash);
    // Another change was faster: the typed password is not the current one any more.
    if (!user) throw wrongPassword();
    await forgetTokens(trx, { kind: 'password-reset', userId: id });
    await recordCounted(trx, { by, action: 'user.password-changed', account: id, resource: { type: 'user', id } });
    return replaceSessions(ctx, trx, user, by.place);
  });
  await ctx.revocations.refresh();
  return session;
}

const wrongPassword = () => badRequest('current_password', 'The current password is not right.', 'wrong-password');
