import type { LoginBody } from '@vidyapath/http/auth';
import type { SessionUser } from '@vidyapath/service-kit/auth-token';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database';
import { unauthorized } from '@vidyapath/service-kit/errors';
import type { Caller } from '../../caller';
import { isRightPassword, refuseWhenBusy } from '../../passwords/passwords';
import type { RevocationRegister } from '../revocations/revocation-register';
import { createAttempt } from './attempt';
import { type StartedSession, startSession } from './start-session.repository';

export interface SessionsService {
  /** The user whose credentials these are. */
  login(credentials: LoginBody, by: Caller): Promise<StartedSession>;
  logout(token: SessionUser, by: Caller): Promise<void>;
}

export function sessionsService(db: Database, revocations: RevocationRegister): SessionsService {
  return {
    async login({ email, password }, by) {
      refuseWhenBusy();
      const attempt = createAttempt(db, email, by);
      // An unknown address takes the same steps, so that neither answer nor time tells it from a wrong password.
      const found = await attempt.begin();
      const right = await isRightPassword({
        storedHash: found?.password_hash,
        password,
        before: attempt.refuseWhenTooOften,
        whenWrong: () => attempt.recordFailure('session.refused', found?.id),
      });
      const session = found && right ? await startSession(db, found, by) : undefined;
      if (session) return session;
      throw unauthorized('Invalid email or password');
    },

    async logout(token, by) {
      await db.transaction(async (trx) => {
        await revocations.recordToken(trx, token);
        await recordAudit(trx, { by, action: 'session.ended', resource: { type: 'session', id: token.jti } });
      });
      await revocations.refresh();
    },
  };
}
