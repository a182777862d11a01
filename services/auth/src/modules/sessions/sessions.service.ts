import type { LoginBody } from '@vidyapath/http/auth';
import type { Database } from '@vidyapath/service-kit/database';
import { tooManyRequests, unauthorized } from '@vidyapath/service-kit/errors';
import { accountDigest } from '../../email-key';
import { isRightPassword } from '../../passwords/passwords';
import type { RevocationRegister } from '../revocations/revocation-register';
import { type UserRow, usersRepository } from '../users/users.repository';
import { recordFailure, waitOf } from './login-failures.repository';

export interface SessionsService {
  /** The user whose credentials these are. `client` is the address that tries. */
  login(credentials: LoginBody, client: string): Promise<UserRow>;
  logout(token: { jti: string; exp: number }): Promise<void>;
}

export function sessionsService(db: Database, revocations: RevocationRegister): SessionsService {
  return {
    async login({ email, password }, client) {
      const pair = { account: accountDigest(email), client };
      const refuseWhenTooOften = async (): Promise<void> => {
        const wait = await waitOf(db, pair);
        if (wait > 0) throw tooManyRequests(wait, 'Too many failed attempts to log in. Please wait, then try again.');
      };
      // An unknown address takes the same steps, so that neither answer nor time tells it from a wrong password.
      await refuseWhenTooOften();
      const user = await usersRepository(db).findCredentials(email);
      const right = await isRightPassword({ storedHash: user?.password_hash, password, before: refuseWhenTooOften });
      if (user && right) return user;
      await recordFailure(db, pair);
      throw unauthorized('Invalid email or password');
    },

    logout: (token) => revocations.endToken(token),
  };
}
