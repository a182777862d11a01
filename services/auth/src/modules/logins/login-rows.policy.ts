import type { LoginOutcome, LoginReason } from '@vidyapath/http/auth-logins';
import { limits } from '@vidyapath/http/limits';

/** How many of one outcome, account and address are listed one by one in a window; the rest is one row with a count. */
export const singleRows: Readonly<Record<LoginOutcome, number>> = {
  /** No person signs in that often by hand. */
  succeeded: 200,
  failed: limits.loginList.singleFailures,
  /** An account is locked only after failures, which are in the list already. */
  locked: 0,
  refused: limits.loginList.singleFailures,
};

/** Of an unknown address only this is stored, since what was typed may be a password. */
export function reasonOf(outcome: LoginOutcome, userId: number | undefined): LoginReason | null {
  if (outcome === 'failed') return userId === undefined ? 'unknown-address' : 'wrong-password';
  if (outcome === 'locked') return 'too-many-failures';
  return outcome === 'refused' ? 'account-disabled' : null;
}

/** What the report counts; `refused` is neither a wrong password nor one too many. */
export const countedOutcomes = ['succeeded', 'failed', 'locked'] as const satisfies readonly LoginOutcome[];
