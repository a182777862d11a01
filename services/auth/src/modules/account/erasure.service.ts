import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import type { AuthContext } from '../../context';
import type { Caller } from '../../lib/caller';
import { forgetPerson } from '../logins/logins';
import { endTokensOfUser } from '../revocations/revocations';
import { assertAllowed, assertRight, type LoginAttempt } from '../sessions/sessions';
import {
  accountGone,
  deleteUser,
  findAccount,
  lastAdmin,
  lockWithAdmins,
  publishErased,
  takesTheLastAdmin,
} from '../users/users';

/** Deletes the caller's account with its sessions. Its address is free at once; other services are notified. */
export async function eraseAccount(ctx: AuthContext, { id }: SessionUser, password: string, by: Caller): Promise<void> {
  const { db, passwordQueue } = ctx;
  passwordQueue.assertPlace(by.client);
  const account = (await findAccount(db, id)) ?? accountGone();
  const attempt: LoginAttempt = { email: account.email, account, by, action: 'user.erasure-refused', wrongPassword };
  await assertAllowed(db, attempt);
  await passwordQueue.run(by.client, () => assertRight(db, attempt, password));
  await db.transaction(async (trx) => {
    const known = await lockWithAdmins(trx, id);
    if (takesTheLastAdmin(known, id, null)) throw lastAdmin();
    await endTokensOfUser(ctx, trx, id);
    // Another change was faster: the typed password is not the current one any more.
    if (!(await deleteUser(trx, id, account.password_hash))) throw wrongPassword();
    await forgetPerson(trx, id);
    await recordAudit(trx, { by, action: 'user.erased', resource: { type: 'user', id } });
    await publishErased(ctx, trx, id);
  });
  await ctx.revocations.refresh();
}

const wrongPassword = () => badRequest('password', 'The password is not right.', 'wrong-password');
