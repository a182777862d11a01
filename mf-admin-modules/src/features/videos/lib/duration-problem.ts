import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** The text about a stream that ended without a duration and without a reason. */
export const durationProblem = (t: Translate, { status, detail }: ClientProblem): string | undefined =>
  status === 200 && !detail ? t('problem.noDuration') : undefined;
