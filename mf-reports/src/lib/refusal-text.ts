import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { refusedText } from '@vidyapath/remote-kit/problem-text';

/** Why an account was not changed, and what to do about it. */
export const refusalText = (t: Translate, problem: ClientProblem): string =>
  problem.kind === 'last-admin' ? t('person.lastAdmin') : refusedText(t, problem);
