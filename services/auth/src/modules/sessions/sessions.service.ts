import type { LoginBody } from '@vidyapath/http/auth';
import type { LoginOutcome } from '@vidyapath/http/auth-logins';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { forbidden, unauthorized } from '@vidyapath/service-kit/http/errors';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Knex } from 'knex';
import type { Caller } from '../../lib/caller';
import { isRightPassword } from '../../lib/passwords/passwords';
import { recordCounted } from '../audit/counted-entries.repository';
import { recordLogin } from '../logins/record-login.repository';
import type { RevocationRegister } from '../revocations/revocation-register';
import { createUsersRepository } from '../users/users.repository';
import { createLoginAttempt } from './login-attempt';
import { startSession } from './start-session.repository';
import type { StartedSession } from './started-session';

export interface SessionsService {
  /** Starts a session: 401 for wrong credentials, 403 for the right ones of a disabled account. */
  login(credentials: LoginBody, by: Caller): Promise<StartedSession>;
  logout(token: SessionUser, by: Caller): Promise<void>;
}

export interface SessionsServiceOptions {
  db: Database;
  revocations: RevocationRegister;
  passwordQueue: WorkQueue;
  ttlSeconds: number;
  now: () => Date;
}

export function createSessionsService({
  db,
  revocations,
  passwordQueue,
  ttlSeconds,
  now,
}: SessionsServiceOptions): SessionsService {
  return {
    async login({ email, password }, by) {
      passwordQueue.assertPlace(by.client);
      const attempt = createLoginAttempt(db, email, by);
      const users = createUsersRepository(db);
      const told = (outcome: LoginOutcome, userId: number | undefined) => (trx: Knex.Transaction) =>
        recordLogin(trx, { userId, outcome, by, at: now() });
      const onRefusal = async () => {
        const locked = await users.findCredentials(email);
        await db.transaction(told('locked', locked?.id));
      };
      await attempt.assertAllowed(onRefusal);
      // An unknown address takes the same steps, so that neither answer nor time tells it from a wrong password.
      const found = await users.findCredentials(email);
      const right = await passwordQueue.run(by.client, async () => {
        // Others may have failed while this one waited.
        await attempt.assertAllowed(onRefusal);
        if (await isRightPassword(found?.password_hash, password)) return true;
        await attempt.recordFailure('session.refused', found?.id, told('failed', found?.id));
        return false;
      });
      const at = now();
      const session = found && right ? await startSession(db, found, { by, at, ttlSeconds }) : undefined;
      if (!session) throw unauthorized('Invalid email or password', 'wrong-credentials');
      if (session === 'disabled') throw forbidden('This account is disabled.', 'account-disabled');
      await users.setLastLogin(session.user.id, { client: by.client, at });
      return session;
    },

    async logout(token, by) {
      await db.transaction(async (trx) => {
        await revocations.recordToken(trx, token);
        await recordCounted(trx, {
          by,
          action: 'session.ended',
          account: token.id,
          resource: { type: 'session', id: token.jti },
        });
      });
      await revocations.refresh();
    },
  };
}
