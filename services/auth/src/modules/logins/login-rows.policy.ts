import type { LoginOutcome, LoginReason } from '@vidyapath/http/auth-logins';
import { limits } from '@vidyapath/http/limits';

/** How many of one outcome, account and address are listed one by one in a window; the rest is one row with a count. */
export const singleRows: Readonly<Record<LoginOutcome, number>> = {
  /** More than a person signs in by hand. */
  succeeded: 200,
  failed: limits.loginList.singleFailures,
  /** An account is locked only after failures, which are in the list already. */
  locked: 0,
  refused: limits.loginList.singleFailures,
};

/** Stored in place of an unknown address, since the typed text may be a password. */
export function reasonOf(outcome: LoginOutcome, userId: number | undefined): LoginReason | null {
  if (outcome === 'failed') return userId === undefined ? 'unknown-address' : 'wrong-password';
  if (outcome === 'locked') return 'too-many-failures';
  return outcome === 'refused' ? 'account-disabled' : null;
}

/** The outcomes in the report; `refused` is neither a wrong password nor a locked attempt. */
export const countedOutcomes = ['succeeded', 'failed', 'locked'] as const satisfies readonly LoginOutcome[];
