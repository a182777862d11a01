import { type ClientProblem, minutesToWait } from '@vidyapath/client/requests/client-problem';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { PasswordFaults } from './password-rules';

/** Faults that only the server can find, as keys of messages. */
export function refusedFields({ kind }: ClientProblem): PasswordFaults {
  if (kind === 'wrong-password') return { current_password: 'password.currentWrong' };
  return kind === 'common-password' ? { new_password: 'password.common' } : {};
}

/** A failure that belongs to no field. */
export function refusalText(t: Translate, problem: ClientProblem): string {
  if (problem.status === 429) return t('password.tooMany', { count: minutesToWait(problem) });
  return t(problem.status === 0 ? 'password.offline' : 'password.failed');
}
