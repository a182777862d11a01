import type { Database } from '@vidyapath/service-kit/database';
import { tooManyRequests } from '@vidyapath/service-kit/errors';
import { accountDigest } from '../../email-key';
import { recordFailure, waitOf } from './login-failures.repository';

/** One try to know an account's password. */
export interface Attempt {
  /** Throws 429 after too many failures of this account from this address. */
  refuseWhenTooOften: () => Promise<void>;
  recordFailure: () => Promise<void>;
}

/** Every place that checks a password counts by the same pair, so that none of them is a way round another. */
export function createAttempt(db: Database, email: string, client: string): Attempt {
  const pair = { account: accountDigest(email), client };
  return {
    async refuseWhenTooOften() {
      const wait = await waitOf(db, pair);
      if (wait > 0) throw tooManyRequests(wait, 'Too many failed attempts to log in. Please wait, then try again.');
    },
    recordFailure: () => recordFailure(db, pair),
  };
}
