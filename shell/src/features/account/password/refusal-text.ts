import type { ClientProblem } from '@vidyapath/client/client-problem';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { PasswordFaults } from './password-rules';

/** What the server found wrong that the rules here can't see, as keys of messages. */
export function refusedFields({ errors }: ClientProblem): PasswordFaults {
  const fields = new Set(errors.map(({ field }) => field));
  return {
    ...(fields.has('current_password') && { current_password: 'password.currentWrong' }),
    ...(fields.has('new_password') && { new_password: 'password.common' }),
  };
}

/** A failure that belongs to no field. */
export function refusalText(t: Translate, { status, retryAfter = 60 }: ClientProblem): string {
  if (status === 429) return t('password.tooMany', { count: Math.max(1, Math.ceil(retryAfter / 60)) });
  return t(status === 0 ? 'password.offline' : 'password.failed');
}
