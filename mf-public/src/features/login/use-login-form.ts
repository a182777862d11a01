import { isClientProblem } from '@vidyapath/client/client-problem';
import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import { useMemo } from 'react';
import { logFailure } from '../../lib/log-failure';
import { useTextForm } from '../../lib/use-text-form';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useLogIn } from './api/use-log-in';
import { createLoginSchema } from './login.schema';

const empty = { email: '', password: '' };

export function useLoginForm(remember: boolean) {
  const t = useT();
  const { session } = usePlatform();
  const notices = useAccountNotices();
  const logIn = useLogIn();

  const tell = (error: unknown) => {
    if (isClientProblem(error) && error.status === 429) return notices.tooMany(error);
    if (isClientProblem(error) && error.detail.includes('Invalid email or password')) return notices.error('wrongCredentials');
    logFailure('Login', error);
    return notices.error('failed');
  };

  return useTextForm({
    empty,
    schema: useMemo(() => createLoginSchema(t), [t]),
    onInvalid: notices.invalid,
    async send({ email, password }) {
      try {
        await session.start(await logIn({ email: email.trim(), password }), { remember });
        notices.success('loggedIn');
      } catch (error) {
        tell(error);
      }
    },
  });
}
