import type { LoginBody } from '@vidyapath/http/auth';
import type { Database } from '@vidyapath/service-kit/database';
import { unauthorized } from '@vidyapath/service-kit/errors';
import { isRightPassword } from '../../passwords/passwords';
import type { RevocationRegister } from '../revocations/revocation-register';
import { type UserRow, usersRepository } from '../users/users.repository';
import { createAttempt } from './attempt';

export interface SessionsService {
  /** The user whose credentials these are. `client` is the address that tries. */
  login(credentials: LoginBody, client: string): Promise<UserRow>;
  logout(token: { jti: string; exp: number }): Promise<void>;
}

export function sessionsService(db: Database, revocations: RevocationRegister): SessionsService {
  return {
    async login({ email, password }, client) {
      const attempt = createAttempt(db, email, client);
      // An unknown address takes the same steps, so that neither answer nor time tells it from a wrong password.
      await attempt.refuseWhenTooOften();
      const user = await usersRepository(db).findCredentials(email);
      const right = await isRightPassword({ storedHash: user?.password_hash, password, before: attempt.refuseWhenTooOften });
      if (user && right) return user;
      await attempt.recordFailure();
      throw unauthorized('Invalid email or password');
    },

    logout: (token) => revocations.endToken(token),
  };
}
