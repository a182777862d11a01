import type { LoginBody } from '@vidyapath/http/auth';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { unauthorized } from '@vidyapath/service-kit/http/errors';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Caller } from '../../lib/caller';
import { isRightPassword } from '../../lib/passwords/passwords';
import { recordCounted } from '../audit/counted-entries.repository';
import type { RevocationRegister } from '../revocations/revocation-register';
import { createUsersRepository } from '../users/users.repository';
import { createLoginAttempt } from './login-attempt';
import { type StartedSession, startSession } from './start-session.repository';

export interface SessionsService {
  /** The user whose credentials these are. */
  login(credentials: LoginBody, by: Caller): Promise<StartedSession>;
  logout(token: SessionUser, by: Caller): Promise<void>;
}

export interface SessionsServiceOptions {
  db: Database;
  revocations: RevocationRegister;
  passwordQueue: WorkQueue;
}

export function createSessionsService({ db, revocations, passwordQueue }: SessionsServiceOptions): SessionsService {
  return {
    async login({ email, password }, by) {
      passwordQueue.assertPlace(by.client);
      const attempt = createLoginAttempt(db, email, by);
      await attempt.assertAllowed();
      // An unknown address takes the same steps, so that neither answer nor time tells it from a wrong password.
      const found = await createUsersRepository(db).findCredentials(email);
      const right = await passwordQueue.run(by.client, async () => {
        // Others may have failed while this one waited.
        await attempt.assertAllowed();
        if (await isRightPassword(found?.password_hash, password)) return true;
        await attempt.recordFailure('session.refused', found?.id);
        return false;
      });
      const session = found && right ? await startSession(db, found, by) : undefined;
      if (!session) throw unauthorized('Invalid email or password', 'wrong-credentials');
      await createUsersRepository(db).setLastClient(session.user.id, by.client);
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
