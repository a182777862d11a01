import type { Database } from '@vidyapath/service-kit/database/database';
import { tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { Caller } from '../../lib/caller';
import { accountDigest } from '../../lib/email-key';
import { recordFailure, secondsBlocked } from './login-failures.repository';

/** One try to know an account's password. */
export interface LoginAttempt {
  /** Throws 429 after too many failures of this account from this address; `onRefusal` comes before it. */
  assertAllowed: (onRefusal?: () => Promise<void>) => Promise<void>;
  /** `userId` is the account's, if there is one; what was typed may be a password and is not kept. `also` is part of the transaction. */
  recordFailure: (
    action: string,
    userId: number | undefined,
    also?: (trx: Knex.Transaction) => Promise<void>,
  ) => Promise<void>;
}

/** Every place that checks a password counts by the same pair of account and address, so that none of them is a way round another. */
export function createLoginAttempt(db: Database, email: string, by: Caller): LoginAttempt {
  const pair = { account: accountDigest(email), client: by.client };
  return {
    async assertAllowed(onRefusal) {
      const seconds = await secondsBlocked(db, pair);
      if (seconds === 0) return;
      await onRefusal?.();
      throw tooManyRequests(seconds, 'Too many failed attempts to log in.', 'too-many-failed-logins');
    },
    recordFailure: (action, userId, also) =>
      recordFailure(db, pair, { by, action, account: userId, resource: { type: 'user', id: userId ?? null } }, also),
  };
}
