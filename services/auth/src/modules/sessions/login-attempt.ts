import type { LoginOutcome } from '@vidyapath/http/auth-logins';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type HttpProblem, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { Caller } from '../../lib/caller';
import { accountDigest } from '../../lib/email-key';
import { isRightPassword } from '../../lib/passwords/passwords';
import type { CredentialsRow } from '../users/users';
import { recordFailure, secondsBlocked } from './login-failures.repository';

/** One attempt at an account's password. All of them count by the same pair of account and address, so that none bypasses the limit. */
export interface LoginAttempt {
  /** The typed text may be a password and is not stored. */
  email: string;
  /** Undefined when no account has the address; the same steps follow, so that answer and time are those of a wrong password. */
  account: Pick<CredentialsRow, 'id' | 'password_hash'> | undefined;
  by: Caller;
  /** Of the audit entry for a wrong password. */
  action: string;
  wrongPassword: () => HttpProblem;
  /** Part of the transaction that stores the failure. */
  alsoRecord?: (trx: Knex.Transaction, outcome: Extract<LoginOutcome, 'failed' | 'locked'>) => Promise<void>;
}

const pairOf = ({ email, by }: LoginAttempt) => ({ account: accountDigest(email), client: by.client });

/** Throws 429 after too many failures of this account from this address. */
export async function assertAllowed(db: Database, attempt: LoginAttempt): Promise<void> {
  const { alsoRecord } = attempt;
  const seconds = await secondsBlocked(db, pairOf(attempt));
  if (seconds === 0) return;
  if (alsoRecord) await db.transaction((trx) => alsoRecord(trx, 'locked'));
  throw tooManyRequests(seconds, 'Too many failed attempts to log in.', 'too-many-failed-logins');
}

/** Throws like `assertAllowed`; counts a wrong password as a failure and throws `wrongPassword`. Call it inside `passwordQueue.run`. */
export async function assertRight(db: Database, attempt: LoginAttempt, password: string): Promise<void> {
  const { account, by, action, alsoRecord } = attempt;
  // Others may have failed while this one waited.
  await assertAllowed(db, attempt);
  if (await isRightPassword(account?.password_hash, password)) return;
  const entry = { by, action, account: account?.id, resource: { type: 'user', id: account?.id ?? null } };
  await recordFailure(db, pairOf(attempt), entry, alsoRecord && ((trx) => alsoRecord(trx, 'failed')));
  throw attempt.wrongPassword();
}
