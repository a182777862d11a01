import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Caller } from '../../lib/caller';
import { forgetPerson } from '../logins/kept-logins.repository';
import type { RevocationRegister } from '../revocations/revocation-register';
import { createLoginAttempt } from '../sessions/login-attempt';
import { accountGone } from '../users/account-gone';
import { lastAdmin } from '../users/last-admin';
import type { PublishUser } from '../users/user-events';
import { takesTheLastAdmin } from '../users/users.policy';
import { createUsersRepository } from '../users/users.repository';

export interface ErasureOptions {
  db: Database;
  revocations: RevocationRegister;
  publishErased: PublishUser;
  passwordQueue: WorkQueue;
}

/** Deletes the caller's account with its sessions. Its address is free at once; other services are notified. */
export type EraseAccount = (token: SessionUser, password: string, by: Caller) => Promise<void>;

export function createEraseAccount({ db, revocations, publishErased, passwordQueue }: ErasureOptions): EraseAccount {
  return async ({ id }, password, by) => {
    passwordQueue.assertPlace(by.client);
    const account = (await createUsersRepository(db).findAccount(id)) ?? accountGone();
    const attempt = createLoginAttempt(db, {
      email: account.email,
      account,
      by,
      action: 'user.erasure-refused',
      wrongPassword,
    });
    await attempt.assertAllowed();
    await passwordQueue.run(by.client, () => attempt.assertRight(password));
    await db.transaction(async (trx) => {
      const users = createUsersRepository(trx);
      const known = await users.lockWithAdmins(id);
      if (takesTheLastAdmin(known, id, null)) throw lastAdmin();
      await revocations.endTokensOfUser(trx, id);
      // Another change was faster: the typed password is not the current one any more.
      if (!(await users.delete(id, account.password_hash))) throw wrongPassword();
      await forgetPerson(trx, id);
      await recordAudit(trx, { by, action: 'user.erased', resource: { type: 'user', id } });
      await publishErased(trx, id);
    });
    await revocations.refresh();
  };
}

const wrongPassword = () => badRequest('password', 'The password is not right.', 'wrong-password');
