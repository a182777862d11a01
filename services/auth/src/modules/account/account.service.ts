import type { Account, AccountBody, PasswordChangeBody } from '@vidyapath/http/auth';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Caller } from '../../lib/caller';
import { assertUncommon } from '../../lib/passwords/assert-uncommon';
import { areSamePassword, hashPassword } from '../../lib/passwords/passwords';
import { recordCounted } from '../audit/counted-entries.repository';
import { forgetTokens } from '../mail/mailed-tokens.repository';
import type { RevocationRegister } from '../revocations/revocation-register';
import { createLoginAttempt } from '../sessions/login-attempt';
import { renewSession, replaceSessions } from '../sessions/replace-sessions';
import type { StartedSession } from '../sessions/started-session';
import { accountGone } from '../users/account-gone';
import { presentAccount } from '../users/users.presenter';
import type { PublishUser } from '../users/user-events';
import { createUsersRepository } from '../users/users.repository';

export interface AccountService {
  read(id: number): Promise<Account>;
  /** Returns the account and the session with a token that has the new name; the other sessions continue. */
  change(token: SessionUser, change: AccountChange, by: Caller): Promise<{ account: Account; session: StartedSession }>;
  /** Returns the session that replaces those that ended with the old password. */
  changePassword(id: number, passwords: PasswordChangeBody, by: Caller): Promise<StartedSession>;
}

export interface AccountChange extends AccountBody {
  ifMatch: string | undefined;
}

export interface AccountServiceOptions {
  db: Database;
  revocations: RevocationRegister;
  publishUser: PublishUser;
  passwordQueue: WorkQueue;
  ttlSeconds: number;
}

export function createAccountService({
  db,
  revocations,
  publishUser,
  passwordQueue,
  ttlSeconds,
}: AccountServiceOptions): AccountService {
  const readRow = async (id: number) => (await createUsersRepository(db).findAccount(id)) ?? accountGone();

  return {
    read: async (id) => presentAccount(await readRow(id)),

    change: (token, { name, phone, language, ifMatch }, by) =>
      db.transaction(async (trx) => {
        const { id } = token;
        const users = createUsersRepository(trx);
        const before = presentAccount((await users.lockAccount(id)) ?? accountGone());
        assertIfMatch(ifMatch, before);
        const user = (await users.updateAccount(id, { name, phone, locale: language })) ?? accountGone();
        const after = presentAccount(user);
        const resource = { type: 'user', id };
        await recordCounted(trx, { by, action: 'user.changed', account: id, resource, before, after });
        await publishUser(trx, id);
        return { account: after, session: await renewSession(trx, revocations, user, token) };
      }),

    async changePassword(id, { current_password: current, new_password: chosen }, by) {
      assertUncommon('new_password', chosen);
      passwordQueue.assertPlace(by.client);
      const account = await readRow(id);
      const attempt = createLoginAttempt(db, {
        email: account.email,
        account,
        by,
        action: 'user.password-change-refused',
        wrongPassword,
      });
      await attempt.assertAllowed();
      const to = await passwordQueue.run(by.client, async () => {
        await attempt.assertRight(current);
        // Checked last: the answer would show a guesser that the password is right.
        if (areSamePassword(current, chosen))
          throw badRequest('new_password', 'The new password is the old one. Please choose another.');
        return hashPassword(chosen);
      });
      const session = await db.transaction(async (trx) => {
        const user = await createUsersRepository(trx).replacePassword({ id, from: account.password_hash, to });
        // Another change was faster: the typed password is not the current one any more.
        if (!user) throw wrongPassword();
        await forgetTokens(trx, { kind: 'password-reset', userId: id });
        await recordCounted(trx, { by, action: 'user.password-changed', account: id, resource: { type: 'user', id } });
        return replaceSessions(trx, revocations, user, { place: by.place, ttlSeconds });
      });
      await revocations.refresh();
      return session;
    },
  };
}

const wrongPassword = () => badRequest('current_password', 'The current password is not right.', 'wrong-password');
