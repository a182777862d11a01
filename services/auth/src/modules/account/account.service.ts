import type { PasswordChangeBody } from '@vidyapath/http/auth';
import type { Database } from '@vidyapath/service-kit/database';
import { badRequest, unauthorized } from '@vidyapath/service-kit/errors';
import { assertUncommon } from '../../passwords/assert-uncommon';
import { areSamePassword, hashPassword, isRightPassword } from '../../passwords/passwords';
import type { RevocationRegister } from '../revocations/revocation-register';
import { createAttempt } from '../sessions/attempt';
import { type AccountRow, type UserRow, usersRepository } from '../users/users.repository';

export interface PasswordChange {
  id: number;
  passwords: PasswordChangeBody;
  /** The address that asks for it. */
  client: string;
}

export interface AccountService {
  read(id: number): Promise<AccountRow>;
  /** Returns the user, and the last moment whose tokens ended with the old password. */
  changePassword(change: PasswordChange): Promise<{ user: UserRow; endedUntil: Date }>;
}

export function accountService(db: Database, revocations: RevocationRegister): AccountService {
  const read: AccountService['read'] = async (id) => {
    const account = await usersRepository(db).findAccount(id);
    if (!account) throw unauthorized('This account does not exist any more.');
    return account;
  };

  return {
    read,
    async changePassword({ id, passwords: { current_password: current, new_password: chosen }, client }) {
      assertUncommon('new_password', chosen);
      const { email, password_hash: storedHash } = await read(id);
      const attempt = createAttempt(db, email, client);
      await attempt.refuseWhenTooOften();
      if (!(await isRightPassword({ storedHash, password: current, before: attempt.refuseWhenTooOften }))) {
        await attempt.recordFailure();
        throw wrongPassword();
      }
      // Only now: the answer would tell a guesser that the password is right.
      if (areSamePassword(current, chosen)) throw badRequest('new_password', 'The new password is the old one. Please choose another.');
      const to = await hashPassword(chosen);
      const changed = await db.transaction(async (trx) => {
        const user = await usersRepository(trx).replacePassword({ id, from: storedHash, to });
        // Another change came first: what was typed is not the current password any more.
        if (!user) throw wrongPassword();
        return { user, endedUntil: await revocations.recordUser(trx, id) };
      });
      await revocations.refresh();
      return changed;
    },
  };
}

const wrongPassword = () => badRequest('current_password', 'The current password is not right.');
