import type { LoginBody } from '@vidyapath/http/auth';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { forbidden, unauthorized } from '@vidyapath/service-kit/http/errors';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Caller } from '../../lib/caller';
import { recordCounted } from '../audit/counted-entries.repository';
import { recordLogin } from '../logins/record-login.repository';
import type { RevocationRegister } from '../revocations/revocation-register';
import { createUsersRepository } from '../users/users.repository';
import { createLoginAttempt } from './login-attempt';
import { startSession } from './start-session';
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
      const users = createUsersRepository(db);
      const account = await users.findCredentials(email);
      const attempt = createLoginAttempt(db, {
        email,
        account,
        by,
        action: 'session.refused',
        wrongPassword: wrongCredentials,
        alsoRecord: (trx, outcome) => recordLogin(trx, { userId: account?.id, outcome, by, at: now() }),
      });
      await attempt.assertAllowed();
      await passwordQueue.run(by.client, () => attempt.assertRight(password));
      const at = now();
      const session = account && (await startSession(db, account, { by, at, ttlSeconds }));
      if (!session) throw wrongCredentials();
      if (session === 'disabled') throw forbidden('This account is disabled.', 'account-disabled');
      await users.setLastLogin(session.user.id, { client: by.client, at });
      return session;
    },

    async logout(token, by) {
      await db.transaction(async (trx) => {
        await revocations.endSession(trx, token);
        await recordCounted(trx, {
          by,
          action: 'session.ended',
          account: token.id,
          resource: { type: 'session', id: token.sid },
        });
      });
      await revocations.refresh();
    },
  };
}

const wrongCredentials = () => unauthorized('Invalid email or password', 'wrong-credentials');
