import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database';
import { tooManyRequests } from '@vidyapath/service-kit/errors';
import type { Caller } from '../../caller';
import { accountDigest } from '../../email-key';
import { insertFailure, waitOf } from './login-failures.repository';

/** One try to know an account's password. */
export interface Attempt {
  /** Throws 429 after too many failures of this account from this address. */
  refuseWhenTooOften: () => Promise<void>;
  /** `userId` is the account's, if there is one; what was typed may be a password and is not kept. */
  recordFailure: (action: string, userId: number | undefined) => Promise<void>;
}

/** Every place that checks a password counts by the same pair, so that none of them is a way round another. */
export function createAttempt(db: Database, email: string, by: Caller): Attempt {
  const pair = { account: accountDigest(email), client: by.client };
  return {
    async refuseWhenTooOften() {
      const wait = await waitOf(db, pair);
      if (wait > 0) throw tooManyRequests(wait, 'Too many failed attempts to log in. Please wait, then try again.');
    },
    recordFailure: (action, userId) =>
      db.transaction(async (trx) => {
        await insertFailure(trx, pair);
        await recordAudit(trx, { by, action, resource: { type: 'user', id: userId ?? null } });
      }),
  };
}
