import type { Database } from '@vidyapath/service-kit/database';
import { tooManyRequests } from '@vidyapath/service-kit/errors';
import type { Caller } from '../../caller';
import { accountDigest, emailKey } from '../../email-key';
import type { CredentialsRow } from '../users/users.repository';
import { admission, recordFailure } from './login-failures.repository';

/** One try to know an account's password. */
export interface Attempt {
  /** The account, if there is one. Throws 429 after too many failures of this account from this address. */
  begin: () => Promise<CredentialsRow | undefined>;
  /** For its turn, which may come late: throws the same 429 if failures since `begin` are too many now. */
  refuseWhenTooOften: () => Promise<void>;
  /** `userId` is the account's, if there is one; what was typed may be a password and is not kept. */
  recordFailure: (action: string, userId: number | undefined) => Promise<void>;
}

/** Of any account in this process. While nobody fails, what `begin` read still holds. */
let failures = 0;

/** Every place that checks a password counts by the same pair, so that none of them is a way round another. */
export function createAttempt(db: Database, email: string, by: Caller): Attempt {
  const pair = { account: accountDigest(email), client: by.client };
  let failuresRead = -1;

  async function begin(): Promise<CredentialsRow | undefined> {
    // Before the query: a failure that is stored meanwhile must be asked for again.
    failuresRead = failures;
    const { wait, credentials } = await admission(db, pair, emailKey(email));
    if (wait > 0) throw tooManyRequests(wait, 'Too many failed attempts to log in.', 'too-many-failed-logins');
    return credentials;
  }
  return {
    begin,
    async refuseWhenTooOften() {
      if (failuresRead !== failures) await begin();
    },
    async recordFailure(action, userId) {
      await recordFailure(db, pair, { by, action, account: userId, resource: { type: 'user', id: userId ?? null } });
      failures += 1;
    },
  };
}
