import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { ProblemKind } from '@vidyapath/http/problems';
import type { MessageName } from '@vidyapath/platform-api/i18n';
import { logFailure } from '../../lib/log-failure';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useVisitorForm } from '../../lib/use-visitor-form';
import { useLogIn } from './api/use-log-in';
import { loginRules } from './login.schema';

/** Refusals with a message of their own. */
const refusals = new Map<ProblemKind | undefined, MessageName<'account.notices'>>([
  ['wrong-credentials', 'wrongCredentials'],
  ['account-disabled', 'accountDisabled'],
]);
const empty = { email: '', password: '', remember: true };

/** A half-filled form is left without a question: browsers fill it in by themselves. */
export function useLoginForm() {
  const { session } = usePlatform();
  const notices = useAccountNotices();
  const logIn = useLogIn();
  return useVisitorForm<typeof empty>({
    initial: empty,
    rules: loginRules,
    onInvalid: notices.invalid,
    async send({ email, password, remember }) {
      const token = await logIn({ email: email.trim(), password });
      try {
        await session.start(token, { remember });
      } catch (cause) {
        // A new token has expired only by a clock that is hours ahead.
        logFailure('Login', cause);
        return notices.error('clock');
      }
      notices.success('loggedIn');
    },
    onProblem(problem) {
      if (problem.status === 429) {
        notices.tooMany(problem);
        return problem;
      }
      const notice = refusals.get(problem.kind);
      notices.error(notice ?? 'failed');
      if (!notice) logFailure('Login', problem);
      return notice ? undefined : problem;
    },
  });
}
