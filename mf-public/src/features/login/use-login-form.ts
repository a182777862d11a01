import { usePlatform } from '@vidyapath/client/platform-context';
import { logFailure } from '../../lib/log-failure';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useTextForm } from '../../lib/use-text-form';
import { useLogIn } from './api/use-log-in';
import { createLoginSchema } from './login.schema';

const empty = { email: '', password: '' };

/** No question before it is left half-filled: browsers fill it in by themselves. */
export function useLoginForm(remember: boolean) {
  const { session } = usePlatform();
  const notices = useAccountNotices();
  const logIn = useLogIn();
  return useTextForm({
    empty,
    createSchema: createLoginSchema,
    onInvalid: notices.invalid,
    async send({ email, password }) {
      await session.start(await logIn({ email: email.trim(), password }), { remember });
      notices.success('loggedIn');
    },
    onProblem(problem) {
      const isWrong = problem.kind === 'wrong-credentials';
      if (problem.status === 429) notices.tooMany(problem);
      else notices.error(isWrong ? 'wrongCredentials' : 'failed');
      if (!isWrong && problem.status !== 429) logFailure('Login', problem);
      return isWrong;
    },
  });
}
